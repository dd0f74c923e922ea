import { PDFDocument, PDFName } from 'pdf-lib';
import type { PrintJob } from './port';
import { slimStructure } from './slim-structure.server';

/**
 * The browser's PDF with its properties set, and its objects packed into compressed streams: a tagged document has tens
 * of thousands of small ones, which makes it several times smaller. Tags, outline and language stay as they are.
 */
export async function repack(
  bytes: Uint8Array,
  job: Pick<PrintJob, 'title' | 'author' | 'subject' | 'language' | 'createdAt'>,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  slimStructure(document);
  document.setTitle(job.title, { showInWindowTitleBar: true });
  document.setAuthor(job.author);
  document.setSubject(job.subject);
  document.setLanguage(job.language);
  document.setProducer('Stateline');
  document.setCreator('Stateline');
  document.setCreationDate(job.createdAt);
  document.setModificationDate(job.createdAt);
  // Readers open a document with an outline beside its pages.
  if (document.catalog.get(PDFName.of('Outlines')))
    document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  return document.save({ useObjectStreams: true, addDefaultPage: false, objectsPerTick: 50_000 });
}
