/**
 * Scripts after the page: everything works without them, so on a slow line they must not compete with the text and the
 * style sheet for the first picture. The framework writes its modules as preloads and one module script; here both wait
 * for the load event: the preloads by a medium that no screen is. The elements stay where they are, because hydration counts them.
 * `chunks`, what the page's modules import, are named first, so that the browser asks for all of them at once.
 */
export function deferScripts(html: string, chunks: readonly string[] = []): string {
  return html
    .replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" media="not all"')
    .replace(
      /<script nonce="([^"]+)" type="module" async>([\s\S]*?)<\/script>/,
      (_match, nonce: string, code: string) =>
        `<script nonce="${nonce}">${starter(chunks.map((chunk) => `import${JSON.stringify(chunk)};`).join('') + code)}</script>`,
    );
}

const starter = (code: string): string =>
  `{const n=document.currentScript.nonce;addEventListener("load",()=>setTimeout(()=>{` +
  `for(const l of document.querySelectorAll("link[rel=modulepreload]"))l.media="";` +
  `const s=document.createElement("script");s.type="module";s.nonce=n;s.textContent=${quoted(code)};` +
  `document.body.append(s);s.remove()}))}`;

/** A string literal that cannot end the script element it is in. */
const quoted = (code: string): string => JSON.stringify(code).replace(/</g, '\\u003c');
