import { Copy } from 'lucide-react';
import type { FormWrite } from '#api/use-write.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { AuthenticatorCodeForm } from '#features/accounts/two-factor/AuthenticatorCodeForm.tsx';
import { copyText } from '#features/accounts/two-factor/copy-text.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import * as words from '#words/accounts/account-settings.ts';

export interface Setup {
  /** The data to set up an app, as a URL to scan and a key to type. */
  setup_url: string;
  setup_key: string;
}

interface SetUpAuthenticatorProps {
  setup: Setup;
  /** Turns on two-step login with the app's first code. */
  write: FormWrite<string>;
  onCancel: () => void;
}

/** Shows what an authenticator app needs and asks for its first code. */
export function SetUpAuthenticator({
  setup: { setup_url, setup_key },
  write,
  onCancel,
}: SetUpAuthenticatorProps) {
  return (
    <div className="flex flex-col gap-6">
      <p>{words.setup_scan}</p>
      <QrCode text={setup_url} label={words.setup_qr} />
      <div className="flex flex-col items-start gap-3">
        <p>{words.setup_key}</p>
        <p className="rounded-control bg-sunken px-4 py-3 font-mono text-lg wrap-anywhere">
          {setup_key.replace(/.{4}(?=.)/g, '$& ')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => copyText(setup_key, words.setup_copied)}>
            <Copy aria-hidden className="size-4" />
            {words.setup_copy}
          </Button>
          <a href={setup_url} className={buttonLook('secondary')}>
            {words.setup_open}
          </a>
        </div>
      </div>
      <p>{words.setup_code}</p>
      <AuthenticatorCodeForm write={write} action={words.setup_confirm} />
      {write.error?.status === 401 && <LogInAgain accountRole="production" hint={words.setup_after_login} />}
      <Button variant="quiet" className="-ml-5 self-start" onClick={onCancel}>
        {words.setup_not_now}
      </Button>
    </div>
  );
}
