import { paths } from '~/paths';
import { Button } from '~/ui/button';
import { Empty } from '~/ui/empty';
import { Field } from '~/ui/field';
import { Tag } from '~/ui/tag';
import { AccountPage, Section } from './account-nav';
import { FormProblems, type FormProblem } from './auth-page';

export interface CarriersView {
  carriers: readonly { id: string; legalName: string; role: string; isChosen: boolean }[];
}

/** Every carrier a person works for. */
export function CarriersPage({ view, problem }: { view: CarriersView; problem: FormProblem | undefined }) {
  const created = problem?.form === 'create' ? problem : undefined;
  return (
    <AccountPage title="Your carriers">
      <FormProblems problem={problem} />
      <Section title="You work for" text="Each carrier has its own trips, fuel, equipment, reports and plan.">
        {view.carriers.length === 0 ? (
          <Empty title="You belong to no carrier" text="Make one below, or ask a colleague to invite you." />
        ) : (
          <ul className="item-list">
            {view.carriers.map(({ id, legalName, role, isChosen }) => (
              <li key={id} className="item">
                <div className="item-what">
                  <p className="item-name">
                    {legalName} {isChosen ? <Tag tone="good">Working on it</Tag> : null}
                  </p>
                  <p className="item-note">{role}</p>
                </div>
                {isChosen ? null : (
                  <form method="post">
                    <input type="hidden" name="intent" value="switch" />
                    <input type="hidden" name="carrierId" value={id} />
                    <input type="hidden" name="to" value={paths.tripsFuel()} />
                    <Button small>
                      Work on it<span className="visually-hidden"> ({legalName})</span>
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
        text="For another authority of yours, or a client whose fuel tax you do. You will own it."
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
    </AccountPage>
  );
}
