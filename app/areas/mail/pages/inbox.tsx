import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { accountsCtx, hasInbox } from '~/areas/accounts/session/sign-in.server';
import { paths } from '~/routes';
import { momentText } from '~/areas/accounts/views/sign-ins';
import { readInbox } from '~/areas/mail/read-inbox.server';
import { Empty } from '~/kit/empty';
import { documentTitle } from '~/kit/page-title';
import { PageTitle, PublicPage } from '~/areas/content/parts/public-page';
import { Table } from '~/kit/table';
import { useProductName } from '~/kit/use-product-name';

export const handle = { hydrate: false };

/** Demo mode without a mail server: the mails that would have gone out. It exists in no other mode. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!hasInbox()) throw data(null, { status: 404 });
  const mails = await readInbox(accountsCtx(context));
  return mails.map(({ id, toAddress, subject, createdAt }) => ({
    id,
    toAddress,
    subject: subject ?? '',
    sent: momentText(createdAt, 'UTC'),
  }));
}

export const meta: MetaFunction = ({ matches }) => [
  documentTitle(matches, 'Demo inbox'),
  { name: 'robots', content: 'noindex' },
];

export default function InboxRoute() {
  const mails = useLoaderData<typeof loader>();
  const product = useProductName();
  return (
    <PublicPage product={product}>
      <PageTitle title="Demo inbox" />
      <p className="lede">
        No mail server is set up, so emails stay here. Anyone with access to this demo can read them.
      </p>
      <Table
        caption="Mails, latest first"
        captionHidden
        rows={mails}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'subject',
            label: 'Subject',
            cell: ({ id, subject }) => <a href={paths.inboxMessage(id)}>{subject}</a>,
          },
          { key: 'to', label: 'To', cell: ({ toAddress }) => toAddress },
          { key: 'sent', label: 'Sent (UTC)', cell: ({ sent }) => sent },
        ]}
        empty={
          <Empty title="No mail yet" text="Register, or ask for a password link, and it appears here." />
        }
      />
    </PublicPage>
  );
}
