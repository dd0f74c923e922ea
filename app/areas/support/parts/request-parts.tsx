import type { ReactNode } from 'react';
import { paths } from '~/routes';
import type { RequestView } from '~/areas/support/views/own-requests';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';

/** What was chosen from a list; all else is in the words of the person. */
const CHOSEN: readonly string[] = ['You are', 'Would help'];

const TONES = { open: 'plain', in_progress: 'warn', granted: 'good', done: 'good', declined: 'bad' } as const;

export function RequestTag({ status, children }: { status: RequestView['status']; children: ReactNode }) {
  return <Tag tone={TONES[status]}>{children}</Tag>;
}

/** What was filled in, and the files that came with it. */
export function RequestFacts({
  facts,
  files,
  fileHref = paths.attachment,
}: Pick<RequestView, 'facts' | 'files'> & { fileHref?: (id: string) => string }) {
  const { t } = useTexts();
  return (
    <dl className="support-facts">
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{t(fact.name)}</dt>
          <dd>
            {CHOSEN.includes(fact.name)
              ? fact.value
                  .split(', ')
                  .map((one) => t(one))
                  .join(', ')
              : fact.value}
          </dd>
        </div>
      ))}
      {files.map((file) => (
        <div key={file.id}>
          <dt>{t`File`}</dt>
          <dd>
            <a href={fileHref(file.id)}>{file.name}</a> <span className="muted">{file.size}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
