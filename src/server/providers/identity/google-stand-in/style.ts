export const googleStyle = `
:root { --page: #f1f3f6; --card: #fff; --text: #1b2430; --soft: #55606e; --line: #d5dae1; --accent: #0b57d0; --over: #eef3fc; }
@media (prefers-color-scheme: dark) {
  :root { --page: #12161c; --card: #1c222b; --text: #eef1f5; --soft: #aab4c1; --line: #3a4350; --accent: #a8c7fa; --over: #27303c; }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; padding: 16px; display: grid; place-items: center;
  background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif;
}
main {
  width: 100%; max-width: 26rem; padding: 32px clamp(16px, 6vw, 28px) 24px; background: var(--card);
  border: 1px solid var(--line); border-radius: 20px; box-shadow: 0 12px 40px rgb(0 0 0 / 8%);
}
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
p { margin: 6px 0 0; overflow-wrap: anywhere; }
a { color: var(--accent); }
ul { list-style: none; margin: 20px 0 8px; padding: 0; }
li + li { border-top: 1px solid var(--line); }
button { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; border-radius: 10px; }
button:hover { background: var(--over); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
li button { display: flex; align-items: center; gap: 12px; width: 100%; padding: 12px 8px; text-align: left; }
.initial {
  flex: none; display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%;
  background: var(--accent); color: var(--card); font-weight: 600;
}
.who { display: grid; min-width: 0; }
.who span { color: var(--soft); font-size: 0.875rem; overflow-wrap: anywhere; }
.quiet { padding: 10px 18px; color: var(--accent); font-weight: 600; }
.note { margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.875rem; }
`
