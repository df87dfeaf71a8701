import { Copy } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#api/call.ts';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { AppCodeForm } from '#features/second-factor/AppCodeForm.tsx';
import { copyText } from '#features/second-factor/copy-text.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { QrCode } from '#ui/QrCode.tsx';

export interface Setup {
  /** What an app is set up with, for a camera and for typing. */
  setup_url: string;
  setup_key: string;
}

interface SetUpAppProps {
  setup: Setup;
  /** Turns two-step login on. */
  confirm: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows what an authenticator app needs, and asks for its first code. */
export function SetUpApp({ setup: { setup_url, setup_key }, confirm, onCancel }: SetUpAppProps) {
  const [ended, setEnded] = useState(false);

  async function send(code: string) {
    try {
      await confirm(code);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) setEnded(true);
      throw error;
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <p>1. Scan this with your authenticator app.</p>
      <QrCode text={setup_url} label="QR code for your authenticator app" />
      <div className="flex flex-col items-start gap-3">
        <p>If you cannot scan it, enter this key in the app, or open the app on this device.</p>
        <p className="rounded-control bg-sunken px-4 py-3 font-mono text-lg wrap-anywhere">
          {setup_key.replace(/.{4}(?=.)/g, '$& ')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => copyText(setup_key, 'Key copied')}>
            <Copy aria-hidden className="size-4" />
            Copy key
          </Button>
          <a href={setup_url} className={buttonLook('secondary')}>
            Open the app here
          </a>
        </div>
      </div>
      <p>2. Enter the code the app shows now.</p>
      <AppCodeForm send={send} action="Turn on two-step login" />
      {ended && <LogInAgain accountRole="production" kept="Please begin again afterwards." />}
      <Button look="quiet" className="-ml-5 self-start" onClick={onCancel}>
        Not now
      </Button>
    </div>
  );
}
