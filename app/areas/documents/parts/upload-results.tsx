import type { FileResult } from '~/areas/documents/take-documents.server';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { paths } from '~/routes';

const TEXT = {
  taken: { tone: 'good', text: 'Uploaded' },
  'seen-before': { tone: 'warn', text: 'Uploaded before' },
  refused: { tone: 'bad', text: 'Not accepted' },
} as const;

/** What became of each file of an upload, where one of them was refused. */
export function UploadResults({ results }: { results: readonly FileResult[] }) {
  const { t, said, langOf } = useTexts();
  return (
    <section aria-labelledby="upload-results">
      <h2 id="upload-results">{t`Files of this upload`}</h2>
      <ul className="document-list">
        {results.map(({ name, outcome, problem, documentId }, index) => (
          <li key={index} className="document-row">
            <div className="document-what">
              {documentId === null ? name : <a href={paths.document(documentId)}>{name}</a>}{' '}
              <Tag tone={TEXT[outcome].tone}>{t(TEXT[outcome].text)}</Tag>
              {problem === null ? null : (
                <p className="muted small" lang={langOf(problem)}>
                  {said(problem)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a href={paths.documents()}>{t`Continue to the list`}</a>
      </p>
    </section>
  );
}
