import type { ContentView } from '~/areas/content/views/content-view';
import { LinkButton } from '~/kit/button';
import { Icon } from '~/kit/icon';
import { useTexts } from '~/kit/texts';
import { spokenAnswer } from './spoken-answer';

/** The text of a feature or tutorial. Its HTML was sanitized when it was saved. */
export function ContentBody({
  view,
  inEnglish,
}: {
  view: Pick<ContentView, 'html' | 'videoHref'>;
  /** Says on a page of another language that this text is in English, where it is. */
  inEnglish?: string;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { html, lang } = spokenAnswer(texts, view.html);
  return (
    <>
      {lang && inEnglish ? <p className="muted">{inEnglish}</p> : null}
      {view.videoHref ? (
        <p>
          <LinkButton href={view.videoHref} target="_blank" rel="noreferrer">
            <Icon name="play" />
            {t`Watch the video`}
          </LinkButton>{' '}
          <span className="muted small">{t`It opens at the video provider.`}</span>
        </p>
      ) : null}
      <div
        className="content-body"
        // What an editor has changed is in English.
        lang={lang}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
