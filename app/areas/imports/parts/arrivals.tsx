import { Button } from '~/kit/button';
import { useTexts } from '~/kit/texts';

/** How files come in without a person: by forwarded mail, and from the carrier's folder. */
export function Arrivals({
  mailAddress,
  offersFolder,
  folder,
  mayWrite,
}: {
  mailAddress: string | null;
  offersFolder: boolean;
  folder: string | null;
  mayWrite: boolean;
}) {
  const { t, nodes } = useTexts();
  return (
    <>
      {mailAddress !== null && mayWrite ? (
        <p className="measure">
          {nodes`Forward a fuel-card statement (CSV or Excel) to ${(
            <strong key="address">{mailAddress}</strong>
          )}: it is listed below and waits for you.`}
        </p>
      ) : null}
      {folder !== null && mayWrite ? (
        <p className="measure">
          {nodes`Your card company may put statements into the folder ${(
            <strong key="folder">{folder}</strong>
          )} of our file server. Known formats are imported automatically, and we email you the result of each.`}
        </p>
      ) : null}
      {offersFolder && folder === null && mayWrite ? (
        <form method="post" action="?index" className="stack">
          <p className="measure">
            {t`Your card company can send statements straight to your own folder on our file server.`}
          </p>
          <div className="actions">
            <Button name="intent" value="folder">
              {t`Get a folder`}
            </Button>
          </div>
        </form>
      ) : null}
    </>
  );
}
