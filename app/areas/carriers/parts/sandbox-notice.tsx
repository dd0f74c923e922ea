import { paths } from '~/routes';
import { Notice } from '~/kit/notice';
import { useTexts } from '~/kit/texts';

/** On every page of a sandbox. */
export function SandboxNotice({ id, isReady }: { id: string; isReady: boolean }) {
  const { t } = useTexts();
  return (
    <Notice title={t`Sandbox: the records of this carrier are invented.`}>
      <p>
        {isReady ? (
          <>
            {t`Try anything. It costs nothing, and nothing here may be filed.`}{' '}
            <a href={paths.accountSandboxReset(id)}>{t`Reset the sandbox`}</a>
          </>
        ) : (
          t`We are making its records. Until they are done you can look and not change anything. Reload this page in a minute.`
        )}
      </p>
    </Notice>
  );
}
