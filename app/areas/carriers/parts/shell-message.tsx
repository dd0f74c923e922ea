import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { Message, messageTitle, type MessageCode } from '~/areas/content/parts/message-page';
import type { Texts } from '~/engine/text/texts';
import { documentTitle } from '~/kit/page-title';
import { textsOfMatches, translator } from '~/kit/texts';
import shellStyles from '~/kit/styles/app-shell.css';
import { ShellFrame, type ShellView } from './shell-frame';

export interface ShellMessageView {
  code: MessageCode;
  shell: ShellView;
  texts: Texts | undefined;
}

/** An error page at an address of its own, as a signed-in person sees it. Guests have the root's, without the shell's style sheet. */
export function ShellMessage() {
  const { code, shell } = useLoaderData<ShellMessageView>();
  const root = useRouteLoaderData<{ requestId: string; supportEmail: string }>('root');
  return (
    <>
      <link rel="stylesheet" href={shellStyles} />
      <ShellFrame view={shell}>
        <Message code={code} requestId={root?.requestId} support={root?.supportEmail} />
      </ShellFrame>
    </>
  );
}

export const shellMessageTitle = ({
  data,
  matches,
}: {
  data: unknown;
  matches: readonly { data?: unknown }[];
}) => {
  if (!data) return [];
  const { t } = translator(textsOfMatches(matches).texts);
  return [documentTitle(matches, t(messageTitle((data as ShellMessageView).code)))];
};
