import { lengthOf, queryOf } from '~/areas/ledger/parts/query';
import { PAGE_SIZES } from '~/engine/text/page-sizes';
import { Pagination } from '~/kit/pagination';
import { ALL_SCOPES, API_SCOPES, isWriteScope } from '~/engine/api-scopes';
import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { CheckField, Field, SelectField } from '~/kit/field';
import { Fieldset } from '~/kit/fieldset';
import { Notice } from '~/kit/notice';
import { Tag } from '~/kit/tag';
import { AccountPage, Section } from './account-nav';
import { FormProblems, OpenForm, type FormProblem } from './auth-page';

export interface TokensView {
  carrier: string;
  mayWrite: boolean;
  /** Why none can be made now; null where one can. */
  refusal: string | null;
  /** Of the tokens: from 1. */
  page: number;
  size: number;
  tokens: readonly {
    id: string;
    name: string;
    ending: string;
    mayWrite: boolean;
    /** Null for all areas. */
    scopes: string[] | null;
    carrierName: string;
    created: string | null;
    lastUsed: string | null;
    lastUsedAddress: string;
    expires: string | null;
  }[];
}

/** Tokens for programs: an ELD, a spreadsheet, a script. */
export function TokensPage({
  view,
  answer,
}: {
  view: TokensView;
  answer: FormProblem | { made: { token: string; name: string } } | undefined;
}) {
  const problem = answer && 'form' in answer ? answer : undefined;
  const made = answer && 'made' in answer ? answer.made : undefined;
  const created = problem?.form === 'create' ? problem : undefined;
  const start = (view.page - 1) * view.size;
  return (
    <AccountPage title="API tokens">
      <FormProblems problem={problem} known={['name', 'scope', 'scopes', 'days']} />
      {made ? (
        <Notice tone="good" title={`The token "${made.name}" is made. Copy it now: it is shown only once.`}>
          <code className="secret">{made.token}</code>
          <p>
            Send it as <code>Authorization: Bearer …</code>. See the <a href={paths.docs()}>API reference</a>.
          </p>
        </Notice>
      ) : null}
      <Section title="Your tokens" text="Each works for one carrier, until it is revoked or runs out.">
        {view.tokens.length === 0 ? (
          <Empty title="No tokens yet" text="Make one when a program is to read or write your records." />
        ) : (
          <ul className="item-list">
            {view.tokens.slice(start, start + view.size).map((token) => (
              <li key={token.id} className="item">
                <div className="item-what">
                  <p className="item-name">
                    {token.name}{' '}
                    <Tag>{token.scopes ? 'Limited' : token.mayWrite ? 'Read and write' : 'Read'}</Tag>
                  </p>
                  <p className="item-note">
                    Ends in …{token.ending}, for {token.carrierName}.{' '}
                    {token.lastUsed
                      ? `Last used ${token.lastUsed}${token.lastUsedAddress ? ` from ${token.lastUsedAddress}` : ''}.`
                      : 'Never used.'}{' '}
                    {token.expires ? `Works until ${token.expires}.` : 'Never expires.'}
                  </p>
                  {token.scopes ? <p className="item-note">{token.scopes.join(', ')}</p> : null}
                </div>
                <form method="post">
                  <input type="hidden" name="intent" value="revoke" />
                  <input type="hidden" name="tokenId" value={token.id} />
                  <Button small kind="danger">
                    Revoke<span className="visually-hidden"> {token.name}</span>
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        )}
        {view.tokens.length > PAGE_SIZES[0] ? (
          <Pagination
            page={view.page}
            pageSize={view.size}
            filtered={view.tokens.length}
            total={view.tokens.length}
            window={5}
            hrefOf={(page) => paths.accountTokens() + queryOf({ length: lengthOf(view.size), page })}
            hrefOfSize={(length) => paths.accountTokens() + queryOf({ length })}
          />
        ) : null}
      </Section>
      <Section title="New token" text={`For ${view.carrier}.`}>
        <OpenForm refusal={view.refusal} problem={created}>
          <form method="post" className="form" noValidate>
            <input type="hidden" name="intent" value="create" />
            <Field
              id="name"
              name="name"
              label="Name"
              hint="What will use it, for example “Dispatch export”."
              autoComplete="off"
              maxLength={80}
              required
              defaultValue={created?.values['name']}
              error={created?.errors['name']}
            />
            <Fieldset legend="It may">
              <CheckField
                id="scope"
                name="scope"
                type="radio"
                value="read"
                label="Read everything"
                defaultChecked={!['write', 'chosen'].includes(created?.values['scope'] ?? '')}
                error={created?.errors['scope']}
              />
              <CheckField
                id="scope-write"
                name="scope"
                type="radio"
                value="write"
                label="Read and write everything"
                hint={view.mayWrite ? undefined : 'You may only look at this carrier.'}
                disabled={!view.mayWrite}
                defaultChecked={view.mayWrite && created?.values['scope'] === 'write'}
              />
              <CheckField
                id="scope-chosen"
                name="scope"
                type="radio"
                value="chosen"
                label="Only what is checked below"
                defaultChecked={created?.values['scope'] === 'chosen'}
              />
            </Fieldset>
            <Fieldset legend="Limited to (writing includes reading)">
              {ALL_SCOPES.map((scope, index) => (
                <CheckField
                  key={scope}
                  id={index === 0 ? 'scopes' : `scopes-${scope.replace(':', '-')}`}
                  name="scopes"
                  value={scope}
                  label={API_SCOPES[scope]}
                  disabled={isWriteScope(scope) && !view.mayWrite}
                  defaultChecked={created?.values['scopes']?.split(' ').includes(scope) ?? false}
                  error={index === 0 ? created?.errors['scopes'] : undefined}
                />
              ))}
            </Fieldset>
            <SelectField
              id="days"
              name="days"
              label="Works for"
              options={[
                { value: '30', label: '30 days' },
                { value: '90', label: '90 days' },
                { value: '365', label: 'One year' },
                { value: '0', label: 'Until it is revoked' },
              ]}
              defaultValue={created?.values['days'] || '90'}
              error={created?.errors['days']}
            />
            <Button kind="primary">Make token</Button>
          </form>
        </OpenForm>
      </Section>
    </AccountPage>
  );
}
