import type { OffersView } from '~/areas/ledger/views/ledger-view';
import { paths } from '~/routes';
import { useTexts } from '~/kit/texts';

/** What the person may still ask for, below the list: out of the way, and gone once it was asked for. */
export function Offers({ offers }: { offers: OffersView }) {
  const { t } = useTexts();
  if (!offers.documents && !offers.training) return null;
  return (
    <aside className="offers" aria-label={t`Offers`}>
      {offers.documents ? (
        <section>
          <h2>{t`Turn rate confirmations into trips`}</h2>
          <p>
            {t`Upload the PDF your broker sent: we read the pickups, deliveries and dates, and you confirm them.`}
          </p>
          <p>
            <a href={paths.documents()}>{t`Try now for free!`}</a>
          </p>
        </section>
      ) : null}
      {offers.training ? (
        <section>
          <h2>{t`Free walkthrough`}</h2>
          <p>{t`We go through your own trips and your first report together, on the phone or on the screen.`}</p>
          <p>
            <a href={paths.supportTraining()}>
              {t`Schedule a complimentary 30-minutes one-on-one training session`}
            </a>
          </p>
        </section>
      ) : null}
    </aside>
  );
}
