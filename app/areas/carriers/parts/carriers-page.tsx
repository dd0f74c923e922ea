import { paths } from '~/routes';
import { Button } from '~/kit/button';
import { Empty } from '~/kit/empty';
import { Field } from '~/kit/field';
import { Tag } from '~/kit/tag';
import { AccountPage, Section } from '~/areas/accounts/parts/account-nav';
import { FormProblems, type FormProblem } from '~/areas/accounts/parts/auth-page';

export interface CarriersView {
  carriers: readonly {
    id: string;
    legalName: string;
    role: string;
    isChosen: boolean;
    isSandbox: boolean;
    mayReset: boolean;
  }[];
  mayMakeSandbox: boolean;
  undecided: readonly {
    id: string;
    legalName: string;
    begunAt: string;
    trips: number;
    fuelPurchases: number;
    vehicles: number;
    documents: number;
  }[];
}

/** Every carrier a person works for. */
export function CarriersPage({ view, problem }: { view: CarriersView; problem: FormProblem | undefined }) {
  const created = problem?.form === 'create' ? problem : undefined;
  return (
    <AccountPage title="Your carriers">
      <FormProblems problem={problem} />
      {view.undecided.length === 0 ? null : (
        <Section
          title="Started before you confirmed your address"
          text="Someone who typed your address recorded these. It may have been you. No one else can see them now."
        >
          <ul className="item-list">
            {view.undecided.map((one) => (
              <li key={one.id} className="item">
                <div className="item-what">
                  <p className="item-name">{one.legalName}</p>
                  <p className="item-note">
                    Started {one.begunAt}. Trips: {one.trips}, fuel purchases: {one.fuelPurchases}, vehicles:{' '}
                    {one.vehicles}, documents: {one.documents}.
                  </p>
                </div>
                <form method="post">
                  <input type="hidden" name="carrierId" value={one.id} />
                  <Button small name="intent" value="keep">
                    Keep<span className="visually-hidden"> {one.legalName}</span>
                  </Button>{' '}
                  <details>
                    <summary>Delete</summary>
                    <p>All records of {one.legalName} are erased at once. This cannot be undone.</p>
                    <Button small name="intent" value="drop">
                      Delete<span className="visually-hidden"> {one.legalName} and its records</span>
                    </Button>
                  </details>
                </form>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="You work for" text="Each carrier has its own trips, fuel, equipment, reports and plan.">
        {view.carriers.length === 0 ? (
          <Empty title="You have no carrier yet" text="Make one below, or ask a colleague to invite you." />
        ) : (
          <ul className="item-list">
            {view.carriers.map(({ id, legalName, role, isChosen, isSandbox, mayReset }) => (
              <li key={id} className="item">
                <div className="item-what">
                  <p className="item-name">
                    {legalName} {isChosen ? <Tag tone="good">Current</Tag> : null}{' '}
                    {isSandbox ? <Tag>Sandbox</Tag> : null}
                  </p>
                  <p className="item-note">{role}</p>
                  {mayReset ? (
                    <p className="item-note">
                      <a href={paths.accountSandboxReset(id)}>Reset the sandbox</a>{' '}
                      <a href={paths.accountSandboxDelete(id)}>Delete the sandbox</a>
                    </p>
                  ) : null}
                </div>
                {isChosen ? null : (
                  <form method="post">
                    <input type="hidden" name="intent" value="switch" />
                    <input type="hidden" name="carrierId" value={id} />
                    <input type="hidden" name="to" value={paths.tripsFuel()} />
                    <Button small>
                      Switch<span className="visually-hidden"> ({legalName})</span>
                    </Button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section
        title="New carrier"
        text="For another operating authority, or a client whose IFTA you file. You'll be the owner."
      >
        <form method="post" className="form" noValidate>
          <input type="hidden" name="intent" value="create" />
          <Field
            id="legalName"
            name="legalName"
            label="Legal name"
            autoComplete="off"
            maxLength={160}
            required
            defaultValue={created?.values['legalName']}
            error={created?.errors['legalName']}
          />
          <Button kind={view.carriers.length === 0 ? 'primary' : 'secondary'}>Create carrier</Button>
        </form>
      </Section>
      {view.mayMakeSandbox ? (
        <Section
          title="Sandbox"
          text="A practice carrier with made-up trucks, trips and fuel for six quarters: try things out or build an integration. It is free, needs no plan, and you can reset it anytime."
        >
          <form method="post">
            <input type="hidden" name="intent" value="sandbox" />
            <Button>Create sandbox</Button>
          </form>
        </Section>
      ) : null}
    </AccountPage>
  );
}
