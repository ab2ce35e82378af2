// The package's entry prints a warning on Node 20, on which we test the imported part; so it is imported directly.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
