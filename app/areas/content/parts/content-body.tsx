import type { ContentView } from '~/areas/content/views/content-view';
import { LinkButton } from '~/kit/button';
import { Icon } from '~/kit/icon';

/** The text of a feature or tutorial. Its HTML was sanitized when it was saved. */
export function ContentBody({ view }: { view: Pick<ContentView, 'html' | 'videoHref'> }) {
  return (
    <>
      {view.videoHref ? (
        <p>
          <LinkButton href={view.videoHref} target="_blank" rel="noreferrer">
            <Icon name="play" />
            Watch the video
          </LinkButton>{' '}
          <span className="muted small">It opens at the video provider.</span>
        </p>
      ) : null}
      <div className="content-body" dangerouslySetInnerHTML={{ __html: view.html }} />
    </>
  );
}
