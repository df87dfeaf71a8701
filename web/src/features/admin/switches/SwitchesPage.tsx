import type { SwitchState } from '@kirdaar/contract/admin/switches';
import type { Switch } from '@kirdaar/contract/rules/switches';
import { useState } from 'react';
import { pageAction } from '#api/page-action.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/SwitchesPage.ts';

const writes = {
  off: (body: { name: Switch; reason: string }) => callStaffApi('POST /api/admin/switches/off', { body }),
  on: (name: Switch) => callStaffApi('POST /api/admin/switches/on', { body: { name } }),
};

export const clientLoader = async () => (await callStaffApi('GET /api/admin/switches')).switches;

export const clientAction = pageAction(writes);

const texts: Record<Switch, { name: string; whileOff: string }> = {
  registrations: {
    name: 'Registrations',
    whileOff: 'Nobody can register. Accounts that exist work as usual.',
  },
  posting: {
    name: 'New casting calls',
    whileOff: 'Production houses can save drafts but not post them. Open casting calls go on.',
  },
  payments: {
    name: 'Payments',
    whileOff: 'Nobody can buy a plan. Plans that are paid for and payments under way go on.',
  },
  whatsapp: {
    name: 'WhatsApp messages',
    whileOff: 'New notifications go by email, text message and on the site only.',
  },
};

const reasons = ['The provider has an outage.', 'We are under attack.', 'We are repairing a fault.'];

export default function SwitchesPage({ loaderData: switches }: Route.ComponentProps) {
  return (
    <Page
      title="Switches"
      lead="Pause a part of the site while something is wrong. People who try to use it read why it does not work."
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card">
        {switches.map((state) => (
          <SwitchRow key={state.name} state={state} />
        ))}
      </ul>
    </Page>
  );
}

function SwitchRow({ state: { name, off } }: { state: SwitchState }) {
  const [asks, setAsks] = useState(false);
  const turnOff = useConfirmedWrite(writes, 'off', { onDone: () => setAsks(false) });
  const turnOn = useConfirmedWrite(writes, 'on');
  const text = texts[name];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-56 grow basis-0">
        <h2 className="font-sans font-semibold">
          {text.name}: {off ? 'off' : 'on'}
        </h2>
        <p className="text-muted text-sm">{off ? text.whileOff : `While off: ${text.whileOff}`}</p>
        {off && (
          <p className="wrap-anywhere mt-1 text-sm">
            {off.by}, {formatDateTime(off.since)}: {off.reason}
          </p>
        )}
      </div>
      {off ? (
        <Button
          disabled={turnOn.busy}
          aria-label={`Switch on: ${text.name}`}
          onClick={() => turnOn.submit(name)}
        >
          Switch on
        </Button>
      ) : (
        <Button
          variant="secondary"
          disabled={turnOff.busy}
          aria-label={`Switch off: ${text.name}`}
          onClick={() => setAsks(true)}
        >
          Switch off
        </Button>
      )}
      {asks && (
        <ReasonForm
          title={`Switch off ${text.name}`}
          label="Why, for your colleagues"
          submitLabel="Switch off"
          suggestions={reasons}
          busy={turnOff.busy}
          error={turnOff.error}
          onSubmit={(reason) => turnOff.submit({ name, reason })}
          onClose={() => setAsks(false)}
        />
      )}
      {turnOff.dialog}
      {turnOn.dialog}
    </li>
  );
}
