import { countOf, formatLongDate } from '~/kit/format';

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
  return (
    <div className="deadline">
      <div className="wrap deadline-row">
        <span>
          Q{deadline.quarter} {deadline.year} IFTA return due {formatLongDate(deadline.dueDate)}
        </span>
        <span className="deadline-days">
          {deadline.daysLeft <= 0 ? 'Due today' : `${countOf(deadline.daysLeft, 'day')} left`}
        </span>
      </div>
    </div>
  );
}
