import { paths } from '~/routes';
import { Notice } from '~/kit/notice';

/** On every page of a sandbox. */
export function SandboxNotice({ id, isReady }: { id: string; isReady: boolean }) {
  return (
    <Notice title="Sandbox: the records of this carrier are invented.">
      <p>
        {isReady ? (
          <>
            Try anything. It costs nothing, and nothing here may be filed.{' '}
            <a href={paths.accountSandboxReset(id)}>Reset the sandbox</a>
          </>
        ) : (
          'We are making its records. Until they are done you can look and not change anything. Reload this page in a minute.'
        )}
      </p>
    </Notice>
  );
}
