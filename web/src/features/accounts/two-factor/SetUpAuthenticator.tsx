import { Copy } from 'lucide-react';
import type { FormWrite } from '#api/use-write.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { AuthenticatorCodeForm } from '#features/accounts/two-factor/AuthenticatorCodeForm.tsx';
import { copyText } from '#features/accounts/two-factor/copy-text.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { QrCode } from '#ui/QrCode.tsx';

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
      <p>1. Scan this QR code with your authenticator app.</p>
      <QrCode text={setup_url} label="QR code for your authenticator app" />
      <div className="flex flex-col items-start gap-3">
        <p>If you can’t scan it, enter this key in the app, or open the app on this device.</p>
        <p className="rounded-control bg-sunken px-4 py-3 font-mono text-lg wrap-anywhere">
          {setup_key.replace(/.{4}(?=.)/g, '$& ')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => copyText(setup_key, 'Key copied')}>
            <Copy aria-hidden className="size-4" />
            Copy key
          </Button>
          <a href={setup_url} className={buttonLook('secondary')}>
            Open the app on this device
          </a>
        </div>
      </div>
      <p>2. Enter the code that the app shows.</p>
      <AuthenticatorCodeForm write={write} action="Turn on two-step login" />
      {write.error?.status === 401 && (
        <LogInAgain accountRole="production" hint="Start again after you log in." />
      )}
      <Button variant="quiet" className="-ml-5 self-start" onClick={onCancel}>
        Not now
      </Button>
    </div>
  );
}
