// The package's entry prints a warning on Node 20, on which this part of it is tested here; so it is imported past the entry.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
