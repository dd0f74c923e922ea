import { lengthOf, queryOf } from '~/areas/ledger/parts/query';
import { PAGE_SIZES } from '~/engine/text/page-sizes';
import { Pagination } from '~/kit/pagination';
import { paths } from '~/routes';
import { MEMBERSHIP_ROLES, roleInWords, type MembershipRole } from '~/engine/roles';
import { Button } from '~/kit/button';
import { CheckField, Field } from '~/kit/field';
import { Fieldset } from '~/kit/fieldset';
import { formatDate } from '~/kit/format';
import { Tag } from '~/kit/tag';
import { useTexts } from '~/kit/texts';
import { AccountPage, Section } from '~/areas/accounts/parts/account-nav';
import { FormProblems, OpenForm, type FormProblem } from '~/areas/accounts/parts/auth-page';

export interface PeopleView {
  carrier: string;
  mayChange: boolean;
  /** Why nobody can be invited now; null where one can. */
  refusal: string | null;
  requiresTwoStep: boolean;
  /** Of the members: from 1. */
  page: number;
  size: number;
  members: readonly {
    userId: string;
    name: string;
    email: string;
    role: MembershipRole;
    isYou: boolean;
    hasTwoStep: boolean;
  }[];
  invitations: readonly { id: string; email: string; role: MembershipRole; until: string }[];
}

/** Who works on the carrier, and who is asked to. */
export function PeoplePage({ view, problem }: { view: PeopleView; problem: FormProblem | undefined }) {
  const { t, said } = useTexts();
  const invite = problem?.form === 'invite' ? problem : undefined;
  const start = (view.page - 1) * view.size;
  return (
    <AccountPage title={t`People`}>
      <FormProblems problem={problem} known={['email', 'role']} />
      <Section title={t`At ${view.carrier}`}>
        <ul className="item-list">
          {view.members.slice(start, start + view.size).map((member) => (
            <li key={member.userId} className="item">
              <div className="item-what">
                <p className="item-name">
                  {member.name} {member.isYou ? <Tag>{t`You`}</Tag> : null}{' '}
                  {member.hasTwoStep ? <Tag tone="good">{t`Two-step`}</Tag> : null}
                </p>
                <p className="item-note">
                  {member.email}
                  {view.mayChange ? null : `, ${t(roleInWords(member.role).name).toLowerCase()}`}
                </p>
              </div>
              <div className="actions">
                {view.mayChange ? <RoleForm member={member} /> : null}
                {view.mayChange || member.isYou ? (
                  <form method="post">
                    <input type="hidden" name="intent" value="remove" />
                    <input type="hidden" name="userId" value={member.userId} />
                    <Button small kind="danger">
                      {member.isYou ? t`Leave` : t`Remove`}
                      <span className="visually-hidden"> {member.isYou ? view.carrier : member.name}</span>
                    </Button>
                  </form>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
        {view.members.length > PAGE_SIZES[0] ? (
          <Pagination
            page={view.page}
            pageSize={view.size}
            filtered={view.members.length}
            total={view.members.length}
            window={5}
            hrefOf={(page) => paths.accountPeople() + queryOf({ length: lengthOf(view.size), page })}
            hrefOfSize={(length) => paths.accountPeople() + queryOf({ length })}
          />
        ) : null}
      </Section>
      {view.mayChange || view.requiresTwoStep ? <TwoStepSection view={view} /> : null}
      {view.invitations.length > 0 ? (
        <Section title={t`Invited`}>
          <ul className="item-list">
            {view.invitations.map(({ id, email, role, until }) => (
              <li key={id} className="item">
                <div className="item-what">
                  <p className="item-name">{email}</p>
                  <p className="item-note">
                    {t`${t(roleInWords(role).name)}, until ${said(formatDate(until))}`}
                  </p>
                </div>
                {view.mayChange ? (
                  <form method="post">
                    <input type="hidden" name="intent" value="withdraw" />
                    <input type="hidden" name="invitationId" value={id} />
                    <Button small>
                      {t`Take back`}
                      <span className="visually-hidden"> {t`the invitation to ${email}`}</span>
                    </Button>
                  </form>
                ) : null}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {view.mayChange ? (
        <Section
          title={t`Invite a colleague`}
          text={t`A driver, your bookkeeper, an IFTA specialist. They get an email with a link.`}
        >
          <OpenForm refusal={view.refusal} problem={invite}>
            <form method="post" className="form" noValidate>
              <input type="hidden" name="intent" value="invite" />
              <Field
                id="email"
                name="email"
                type="email"
                label={t`Email`}
                autoComplete="off"
                inputMode="email"
                required
                defaultValue={invite?.values['email']}
                error={invite?.errors['email']}
              />
              <Fieldset legend={t`They may`}>
                {MEMBERSHIP_ROLES.map((role) => (
                  <CheckField
                    key={role}
                    id={role === 'owner' ? 'role' : `role-${role}`}
                    name="role"
                    type="radio"
                    value={role}
                    label={t(roleInWords(role).name)}
                    hint={t(roleInWords(role).may)}
                    defaultChecked={(invite?.values['role'] || 'editor') === role}
                    error={role === 'owner' ? invite?.errors['role'] : undefined}
                  />
                ))}
              </Fieldset>
              <Button kind="primary">{t`Send invitation`}</Button>
            </form>
          </OpenForm>
        </Section>
      ) : null}
    </AccountPage>
  );
}

function TwoStepSection({ view }: { view: PeopleView }) {
  const { t } = useTexts();
  const without = view.members.filter(({ hasTwoStep }) => !hasTwoStep).length;
  const missing = without === 1 ? t`One person has none yet.` : t`${without} people have none yet.`;
  const standing = !view.mayChange ? '' : without > 0 ? missing : t`All have it.`;
  return (
    <Section
      title={t`Two-step verification`}
      text={
        view.requiresTwoStep
          ? `${t`Everyone at ${view.carrier} must use two-step verification.`} ${standing}`.trim()
          : t`Require two-step verification for everyone at ${view.carrier}. Until they set it up they see no records. We email them.`
      }
    >
      {view.mayChange ? (
        <form method="post" className="form">
          <input type="hidden" name="intent" value="two-step" />
          <input type="hidden" name="required" value={view.requiresTwoStep ? '0' : '1'} />
          <Button>{view.requiresTwoStep ? t`Stop requiring it` : t`Require it for everyone`}</Button>
        </form>
      ) : null}
    </Section>
  );
}

function RoleForm({ member }: { member: PeopleView['members'][number] }) {
  const { t } = useTexts();
  const id = `role-of-${member.userId}`;
  return (
    <form method="post">
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="userId" value={member.userId} />
      <label className="visually-hidden" htmlFor={id}>
        {t`Role of ${member.name}`}
      </label>
      <select id={id} name="role" className="input" defaultValue={member.role}>
        {MEMBERSHIP_ROLES.map((role) => (
          <option key={role} value={role}>
            {t(roleInWords(role).name)}
          </option>
        ))}
      </select>
      <Button small>
        {t`Change role`}
        <span className="visually-hidden"> {t`for ${member.name}`}</span>
      </Button>
    </form>
  );
}
