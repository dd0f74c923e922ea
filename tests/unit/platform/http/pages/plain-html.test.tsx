import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Suspense } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainHtml } from '~/platform/http/pages/plain-html';

describe('plain HTML', () => {
  it('writes void elements, attribute names and boolean attributes as HTML does', () => {
    const react = renderToStaticMarkup(
      <form noValidate encType="multipart/form-data">
        <input type="checkbox" defaultChecked disabled autoComplete="off" maxLength={3} />
        <input type="text" inputMode="numeric" defaultValue="" readOnly />
        <details open>
          <summary>a</summary>
        </details>
        <table>
          <tbody>
            <tr>
              <td colSpan={2} />
            </tr>
          </tbody>
        </table>
      </form>,
    );
    expect(plainHtml(react)).toBe(
      '<form novalidate enctype="multipart/form-data"><input type="checkbox" disabled autocomplete="off" maxlength="3" checked>' +
        '<input type="text" inputmode="numeric" readonly value=""><details open><summary>a</summary></details>' +
        '<table><tbody><tr><td colspan="2"></td></tr></tbody></table></form>',
    );
  });

  it('leaves SVG its capitals and its closing slashes', () => {
    const svg = '<svg viewBox="0 0 1 1"><path d="M0 0"/><g clipPathUnits="x"></g></svg>';
    expect(plainHtml(svg)).toBe(svg);
  });

  it('keeps an empty value that is not a switch', () => {
    expect(plainHtml('<option value="">Choose</option><a title="" href="">x</a>')).toBe(
      '<option value="">Choose</option><a title="" href="">x</a>',
    );
  });

  it('leaves scripts alone', () => {
    const script =
      '<script nonce="a">window.x = {"html":"\\u003cinput autoComplete=\\"off\\"/\\u003e"};if(a<b&&c>d)e()</script>';
    expect(plainHtml(script)).toBe(script);
  });

  it('never touches what a person wrote, in a value or in the text', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<input autoComplete="off"/>',
        ' checked="" />',
        '" autoFocus="',
        "'><br/>",
        'a readOnly="" b',
      ),
    );
    fc.assert(
      fc.property(typed, typed, (value, text) => {
        const react = renderToStaticMarkup(
          <p title={value} data-a={text}>
            {text}
          </p>,
        );
        expect(plainHtml(react)).toBe(react);
      }),
    );
  });

  it('does the same twice as once', () => {
    const once = plainHtml('<meta charSet="utf-8"/><input checked=""/>');
    expect(once).toBe('<meta charset="utf-8"><input checked>');
    expect(plainHtml(once)).toBe(once);
  });

  it('takes long documents in linear time', () => {
    const long = '<a '.repeat(20_000) + ' x="'.repeat(20_000);
    const before = performance.now();
    plainHtml(long);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('loses the null characters that React puts before a letter that did not fit its buffer', async () => {
    const body = new PassThrough();
    const { pipe } = renderToPipeableStream(
      <Suspense>
        <ul>
          {Array.from({ length: 400 }, (_, index) => (
            <li key={index}>’é{'y'.repeat(index % 7)}</li>
          ))}
        </ul>
      </Suspense>,
      { onAllReady: () => pipe(body) },
    );
    const html = await text(body);
    expect(html).toContain('\0');
    expect(plainHtml(html)).not.toContain('\0');
    expect(plainHtml(html)).toBe(html.replaceAll('\0', ''));
  });
});
