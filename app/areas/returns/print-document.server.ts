import { nameOnPapers } from '~/areas/carriers/rules/sandbox-name';
import type { Carrier } from '~/areas/carriers/data/carriers.server';
import type { PrintedDocument } from '~/areas/returns/papers/quarter-return';
import type { Ctx } from '~/platform/context';

/** Says how far a file is. */
export type TellProgress = (percent: number, stage: string) => Promise<void>;

/** One piece: the printer answers with the whole document. */
export async function printed(
  ctx: Ctx,
  carrier: Pick<Carrier, 'legalName' | 'paperSize' | 'isSandbox'>,
  document: PrintedDocument,
): Promise<AsyncIterable<Uint8Array>> {
  const now = ctx.clock.now();
  const { paperSize, isSandbox } = carrier;
  const author = nameOnPapers(carrier);
  const bytes = await ctx.pdf.print({
    html: document.html,
    title: document.title,
    subject: document.subject,
    runningHead: isSandbox ? { ...document.runningHead, left: author } : document.runningHead,
    runningFoot: `${ctx.site.productName}, ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    author,
    language: 'en',
    createdAt: now,
    landscape: document.landscape ?? false,
    ...(paperSize ? { paper: paperSize } : {}),
  });
  return (async function* () {
    yield bytes;
  })();
}
