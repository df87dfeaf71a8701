import type { Reply } from '@kirdaar/contract/api';
import { useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import {
  type Permission,
  readPermission,
  requestPermission,
} from '#features/notifications/push/browser-push.ts';
import { pushWrites } from '#features/notifications/push/push-writes.ts';
import { Notice } from '#ui/Notice.tsx';
import { Switch } from '#ui/Switch.tsx';
import * as words from '#words/notifications/inbox.ts';

interface PushSwitchProps {
  /** Response of `GET /api/push-subscription`. */
  subscription: Reply<'GET /api/push-subscription'>;
}

const unavailableTexts: Record<'unsupported' | 'blocked', string> = words.unavailable;

/** Switch for push notifications in this browser, which also arrive while the site is closed. */
export function PushSwitch({ subscription: { public_key, active } }: PushSwitchProps) {
  const subscribing = useWrite(pushWrites, 'subscribe');
  const unsubscribing = useWrite(pushWrites, 'unsubscribe');
  const [permission, setPermission] = useState(readPermission);
  const [dismissed, setDismissed] = useState(false);
  const error = subscribing.error ?? unsubscribing.error;

  async function turn(on: boolean) {
    setDismissed(false);
    if (!on) return unsubscribing.submit();
    const granted = await requestPermission();
    setPermission(granted);
    if (granted === 'allowed') subscribing.submit(public_key);
    else setDismissed(granted === 'unasked');
  }

  if (isClosed(permission)) {
    return (
      <div>
        <p className="font-semibold">{words.push_label}</p>
        <p className="mt-1 max-w-prose text-muted text-sm">{unavailableTexts[permission]}</p>
      </div>
    );
  }
  const on = active && permission === 'allowed';
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={words.push_label}
        hint={on ? words.on : words.off}
        on={on}
        busy={subscribing.busy || unsubscribing.busy}
        onSwitch={turn}
      />
      {dismissed && <Notice tone="failure">{words.dismissed}</Notice>}
      {error && <Notice tone="failure">{serverMessage(error, words.push_failed)}</Notice>}
    </div>
  );
}

function isClosed(permission: Permission): permission is keyof typeof unavailableTexts {
  return permission in unavailableTexts;
}
