import type { Reply } from '@kirdaar/contract/api';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { type Permission, readPermission, subscribe, unsubscribe } from '#features/push/browser-push.ts';
import { Notice } from '#ui/Notice.tsx';
import { Switch } from '#ui/Switch.tsx';

interface PushSwitchProps {
  /** As `GET /api/push-subscription` answers. */
  subscription: Reply<'GET /api/push-subscription'>;
}

const ways: Record<'unsupported' | 'blocked', string> = {
  unsupported: 'This browser cannot show messages of sites.',
  blocked:
    'You have blocked messages of this site in this browser. To allow them, open the sign beside the address of the site, allow notifications, and load this page again.',
};

/** Lets messages come to this browser, also while the site is closed. */
export function PushSwitch({ subscription: { public_key, active } }: PushSwitchProps) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const permission = readPermission();

  async function turn(on: boolean) {
    setBusy(true);
    setFailure('');
    try {
      const done = on ? await subscribe(public_key) : await unsubscribe();
      if (done === false && readPermission() !== 'blocked') {
        setFailure('The browser was not allowed to show messages. Switch it on again to be asked anew.');
      }
      await revalidate();
    } catch (error) {
      // What a browser says of it is for programmers.
      setFailure(
        serverMessage(error, 'This browser could not be set up for messages. Please try again later.'),
      );
    } finally {
      setBusy(false);
    }
  }

  if (isClosed(permission)) {
    return (
      <div>
        <p className="font-semibold">Messages on this device</p>
        <p className="mt-1 max-w-prose text-muted text-sm">{ways[permission]}</p>
      </div>
    );
  }
  const on = active && permission === 'allowed';
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Messages on this device"
        hint={
          on
            ? 'This browser shows your messages, also while the site is closed. Logging out ends it.'
            : 'Off. Switched on, this browser shows your messages, also while the site is closed.'
        }
        on={on}
        busy={busy}
        onSwitch={turn}
      />
      {failure && <Notice tone="failure">{failure}</Notice>}
    </div>
  );
}

function isClosed(permission: Permission): permission is keyof typeof ways {
  return permission in ways;
}
