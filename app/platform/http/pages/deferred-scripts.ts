/**
 * Scripts after the page: everything works without them, so on a slow line they must not compete with the text and the
 * style sheet for the first picture. The framework writes its modules as preloads and one module script; here both wait
 * for the load event: the preloads by a medium that no screen is. The elements stay where they are, because hydration counts them.
 * `chunks`, what the page's modules import, are named first, so that the browser asks for all of them at once.
 * The script of the outbox waits with them, without its address, and still runs before them: it reads fields that they replace.
 */
export function deferScripts(html: string, chunks: readonly string[] = []): string {
  const deferred = html.replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" media="not all"');
  const framework = /<script nonce="([^"]+)" type="module" async>([\s\S]*?)<\/script>/;
  if (!framework.test(deferred)) return deferred;
  return deferred
    .replace(/<script src="([^"]+\/outbox\.js[^"]*)" defer>/, '<script data-src="$1">')
    .replace(
      framework,
      (_match, nonce: string, code: string) =>
        `<script nonce="${nonce}">${starter(chunks.map((chunk) => `import${JSON.stringify(chunk)};`).join('') + code)}</script>`,
    );
}

const starter = (code: string): string =>
  `{const n=document.currentScript.nonce;addEventListener("load",()=>setTimeout(()=>{` +
  `for(const l of document.querySelectorAll("link[rel=modulepreload]"))l.media="";` +
  `for(const o of document.querySelectorAll("script[data-src]"))o.async=!1,o.src=o.dataset.src,o.removeAttribute("data-src");` +
  `const s=document.createElement("script");s.type="module";s.async=!1;s.nonce=n;s.textContent=${quoted(code)};` +
  `document.body.append(s);s.remove()}))}`;

/** A string literal that cannot end the script element it is in. */
const quoted = (code: string): string => JSON.stringify(code).replace(/</g, '\\u003c');
