import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountsCtx, hasInbox } from '~/areas/accounts/session/sign-in.server';
import { paths } from '~/routes';
import { readInboxMail } from '~/areas/mail/read-inbox.server';
import { LinkedText } from '~/areas/accounts/parts/linked-text';
import { DialogPage } from '~/kit/dialog';
import { documentTitle } from '~/kit/page-title';
import { PublicPage } from '~/areas/content/parts/public-page';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

export async function loader({ params, context }: LoaderFunctionArgs) {
  if (!hasInbox()) throw data(null, { status: 404 });
  const result = await readInboxMail(accountsCtx(context), params['id'] ?? '');
  if (!result.ok) throw data(null, { status: 404 });
  return result.value;
}

export const meta: MetaFunction = ({ matches }) => [
  documentTitle(matches, 'Mail'),
  { name: 'robots', content: 'noindex' },
];

export default function InboxMailRoute() {
  const { toAddress, subject, text } = useLoaderData<typeof loader>();
  const product = useProductName();
  return (
    <PublicPage product={product}>
      <DialogPage title={subject} backHref={paths.inbox()} backText="Inbox">
        <p className="muted">To {toAddress}</p>
        <div className="inbox-text">
          <LinkedText text={text} />
        </div>
      </DialogPage>
    </PublicPage>
  );
}
