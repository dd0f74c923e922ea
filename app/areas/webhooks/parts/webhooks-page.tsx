import type { DeliveryView, EndpointView } from '~/areas/webhooks/views/webhook-view';
import { lengthOf, queryOf } from '~/areas/ledger/parts/query';
import { paths } from '~/routes';
import { Button, LinkButton } from '~/kit/button';
import { Disclosure } from '~/kit/disclosure';
import { Empty } from '~/kit/empty';
import { CheckField, Field, type Option } from '~/kit/field';
import { Fieldset } from '~/kit/fieldset';
import { Notice } from '~/kit/notice';
import { Pagination } from '~/kit/pagination';
import { Tag } from '~/kit/tag';
import { AccountPage, Section } from '~/areas/accounts/parts/account-nav';
import { FormProblems, OpenForm, type FormProblem } from '~/areas/accounts/parts/auth-page';

export interface MadeSecret {
  secret: string;
  url: string;
}

/** The secret, which is nowhere else. */
export function SecretNotice({ made }: { made: MadeSecret }) {
  return (
    <Notice tone="good" title="Copy the signing secret now: it is shown only once.">
      <code className="secret">{made.secret}</code>
      <p>
        What is sent to {made.url} carries <code>Stateline-Signature: t=…,v1=…</code>. v1 is the HMAC-SHA256,
        in hex, of <code>t</code>, a point and the body, with this secret as the key.
      </p>
    </Notice>
  );
}

export function WebhookFields({
  events,
  values,
  errors,
}: {
  events: readonly Option[];
  values: { url: string; events: readonly string[] };
  errors: Record<string, string[]>;
}) {
  return (
    <>
      <Field
        id="url"
        name="url"
        type="url"
        label="Address"
        hint="It must begin with https:// and be reachable from the internet."
        defaultValue={values.url}
        error={errors['url']}
        autoComplete="off"
      />
      <Fieldset legend="Events">
        {errors['events'] ? (
          <p className="error" id="events-error">
            {errors['events'].join(' ')}
          </p>
        ) : null}
        {events.map(({ value, label }, index) => (
          <CheckField
            key={value}
            id={index === 0 ? 'events' : `events-${index}`}
            name="events"
            value={value}
            label={label}
            hint={value}
            defaultChecked={values.events.includes(value)}
          />
        ))}
      </Fieldset>
    </>
  );
}

/** Where events are sent. */
export function WebhooksPage({
  endpoints,
  events,
  refusal,
  answer,
}: {
  endpoints: readonly EndpointView[] | null;
  events: readonly Option[];
  /** Why none can be made now; null where one can. */
  refusal: string | null;
  answer: FormProblem | { made: MadeSecret } | undefined;
}) {
  const problem = answer && 'form' in answer ? answer : undefined;
  const values = (problem?.values ?? {}) as { url?: string; events?: string };
  return (
    <AccountPage title="Webhooks">
      <FormProblems problem={problem} known={['url', 'events']} />
      {answer && 'made' in answer ? <SecretNotice made={answer.made} /> : null}
      {endpoints === null ? (
        <Notice title="Only an owner of this carrier may see its webhooks." />
      ) : (
        <>
          <Section
            title="Your webhooks"
            text="We notify your own programs at once when something happens here."
          >
            {endpoints.length === 0 ? (
              <Empty
                title="No webhooks yet"
                text="Add the address of a program that is to hear of routes, reports, filings or read documents."
              />
            ) : (
              <ul className="item-list">
                {endpoints.map((endpoint) => (
                  <li key={endpoint.id} className="item">
                    <div className="item-what">
                      <p className="item-name">
                        <a href={paths.accountWebhook(endpoint.id)}>{endpoint.url}</a>{' '}
                        <EndpointState endpoint={endpoint} />
                      </p>
                      <p className="item-note">{endpoint.events.join(', ')}</p>
                    </div>
                  </li>
                ))}
              </ul>
            )}
          </Section>
          <Section title="New webhook">
            <OpenForm refusal={refusal} problem={problem}>
              <form method="post" className="form" noValidate>
                <WebhookFields
                  events={events}
                  values={{
                    url: values.url ?? '',
                    events: (values.events ?? '').split(',').filter(Boolean),
                  }}
                  errors={problem?.errors ?? {}}
                />
                <div className="actions">
                  <Button kind="primary">Add webhook</Button>
                </div>
              </form>
            </OpenForm>
          </Section>
        </>
      )}
    </AccountPage>
  );
}

export function EndpointState({ endpoint }: { endpoint: EndpointView }) {
  if (!endpoint.active) return <Tag tone="bad">Off</Tag>;
  return endpoint.failingSince ? <Tag tone="warn">Failing</Tag> : <Tag tone="good">On</Tag>;
}

const LOG_STATES = [
  { value: null, label: 'All' },
  { value: 'missed', label: 'Missed' },
  { value: 'failed', label: 'Failed' },
];

/** One address: what it hears, its secret, and every delivery of the last thirty days. */
export function WebhookPage({
  endpoint,
  deliveries,
  total,
  filtered,
  undelivered,
  refusal,
  state,
  page,
  size,
  events,
  answer,
}: {
  endpoint: EndpointView;
  deliveries: readonly DeliveryView[];
  total: number;
  filtered: number;
  /** Events that were not taken, each counted once. */
  undelivered: number;
  /** Why nothing of it but its end can be changed now; null where it can. */
  refusal: string | null;
  /** The one that the log is narrowed to. */
  state: string | null;
  page: number;
  size: number;
  events: readonly Option[];
  answer: FormProblem | { made: MadeSecret } | undefined;
}) {
  const problem = answer && 'form' in answer ? answer : undefined;
  const values = problem?.values as { url?: string; events?: string } | undefined;
  return (
    <AccountPage title="Webhook">
      <p>
        <LinkButton href={paths.accountWebhooks()} kind="quiet" small>
          All webhooks
        </LinkButton>
      </p>
      <FormProblems problem={problem} known={['url', 'events']} />
      {answer && 'made' in answer ? <SecretNotice made={answer.made} /> : null}
      {endpoint.active ? null : (
        <Notice tone="bad" title={`This webhook is off. ${endpoint.disabledReason ?? ''}`}>
          <p>
            {endpoint.recordedUntil
              ? `Events are recorded until ${endpoint.recordedUntil}. Switch it on to send them.`
              : 'Events are not recorded any more.'}{' '}
            <a href={`${paths.docs()}#in-step`}>How a program catches up</a>
          </p>
        </Notice>
      )}
      {endpoint.active && undelivered > 0 ? (
        <Notice
          tone="warn"
          title={`${undelivered.toLocaleString('en-US')} missed ${undelivered === 1 ? 'event' : 'events'}`}
        >
          <p>They failed, or happened while the webhook was off.</p>
          <form method="post">
            <Button name="intent" value="replay-missed">
              Send missed events
            </Button>
          </form>
        </Notice>
      ) : null}
      {endpoint.active && endpoint.failingSince ? (
        <Notice
          tone="warn"
          title={`Failing since ${endpoint.failingSince}. We turn it off after 3 days of failures.`}
        />
      ) : null}
      <Section title={endpoint.url}>
        {refusal === null ? null : <Notice tone="warn" title={refusal} />}
        <form method="post" className="form" noValidate>
          {refusal === null || problem ? (
            <WebhookFields
              events={events}
              values={{
                url: values?.url ?? endpoint.url,
                events: values ? (values.events ?? '').split(',').filter(Boolean) : endpoint.events,
              }}
              errors={problem?.errors ?? {}}
            />
          ) : null}
          <div className="actions">
            {refusal === null || problem ? (
              <>
                <Button kind="primary" name="intent" value="save">
                  Save webhook
                </Button>
                <Button name="intent" value={endpoint.active ? 'off' : 'on'}>
                  {endpoint.active ? 'Switch off' : 'Switch on'}
                </Button>
              </>
            ) : null}
            <Button kind="danger" name="intent" value="remove">
              Remove
            </Button>
          </div>
        </form>
      </Section>
      <Section
        title="Signing secret"
        text={`Ends in …${endpoint.ending}.${endpoint.formerUntil ? ` Earlier secrets also work for 24 hours after they were replaced, the last one until ${endpoint.formerUntil}.` : ''}`}
      >
        <OpenForm refusal={refusal}>
          <form method="post">
            <Button name="intent" value="rotate">
              Make a new secret
            </Button>
          </form>
        </OpenForm>
      </Section>
      <Section
        title="Deliveries"
        text="The last thirty days. A delivery that is not answered with 200 to 299 is tried eight times within a day."
      >
        {total === 0 ? null : (
          <div className="actions">
            {LOG_STATES.map(({ value, label }) => (
              <LinkButton
                key={label}
                href={
                  paths.accountWebhook(endpoint.id) + queryOf({ length: lengthOf(size, 25), status: value })
                }
                kind="quiet"
                small
                {...(value === state ? { 'aria-current': 'true' as const } : {})}
              >
                {label}
              </LinkButton>
            ))}
          </div>
        )}
        {deliveries.length === 0 ? (
          <Empty title={total === 0 ? 'Nothing was sent yet' : 'No such deliveries'} />
        ) : null}
        <ul className="item-list">
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} />
          ))}
        </ul>
        <Pagination
          page={page}
          pageSize={size}
          filtered={filtered}
          total={total}
          hrefOf={(number) =>
            paths.accountWebhook(endpoint.id) +
            queryOf({ length: lengthOf(size, 25), status: state, page: number })
          }
          hrefOfSize={(length) => paths.accountWebhook(endpoint.id) + queryOf({ length, status: state })}
        />
      </Section>
    </AccountPage>
  );
}

function DeliveryItem({ delivery }: { delivery: DeliveryView }) {
  const last = delivery.attempts.at(-1);
  return (
    <li className="item">
      <div className="item-what">
        <p className="item-name">
          {delivery.event} <Tag tone={delivery.tone}>{delivery.text}</Tag>
        </p>
        <p className="item-note">
          {delivery.when}
          {last ? `. ${last.result}` : ''}
          {delivery.next ? `. Next try ${delivery.next}` : ''}
        </p>
        <Disclosure summary="Tries and content">
          <ol>
            {delivery.attempts.map((attempt) => (
              <li key={attempt.number}>
                {attempt.when}: {attempt.result}
                {attempt.excerpt ? <pre className="small excerpt">{attempt.excerpt}</pre> : null}
              </li>
            ))}
          </ol>
          <pre className="small excerpt">{delivery.body}</pre>
        </Disclosure>
      </div>
      <form method="post">
        <input type="hidden" name="deliveryId" value={delivery.id} />
        <Button small name="intent" value="replay">
          Send again<span className="visually-hidden"> {delivery.event}</span>
        </Button>
      </form>
    </li>
  );
}
