import { useFigures } from '~/kit/figures';
import { useTexts } from '~/kit/texts';

export interface Deadline {
  quarter: 1 | 2 | 3 | 4;
  year: number;
  /** Year-month-day, already moved to the next business day. */
  dueDate: string;
  /** Whole days from the person's today; 0 is today. */
  daysLeft: number;
}

/** The next filing deadline, above everything else on the public pages. */
export function DeadlineBanner({ deadline }: { deadline: Deadline }) {
  const { t } = useTexts();
  const { longDate } = useFigures();
  const { quarter, year, dueDate, daysLeft } = deadline;
  return (
    <div className="deadline">
      <div className="wrap deadline-row">
        <span>{t`Q${quarter} ${year} IFTA return due ${longDate(dueDate)}`}</span>
        <span className="deadline-days">
          {daysLeft <= 0 ? t`Due today` : daysLeft === 1 ? t`1 day left` : t`${daysLeft} days left`}
        </span>
      </div>
    </div>
  );
}
