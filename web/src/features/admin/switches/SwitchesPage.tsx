import type { SwitchState } from '@kirdaar/contract/admin/switches';
import { useState } from 'react';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Page } from '#ui/Page.tsx';
import * as moneyWords from '#words/admin/money.ts';
import * as words from '#words/admin/operations.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/SwitchesPage.ts';

export const clientLoader = () => callStaffApi('GET /api/admin/switches');

export const clientAction = staffAction;

const reasons = [words.reason_outage, words.reason_attack, words.reason_repair];

export default function SwitchesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page title={words.switches_page} lead={words.switches_lead}>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card">
        {loaderData.switches.map((state) => (
          <SwitchRow key={state.name} state={state} />
        ))}
      </ul>
      <SafetyNumber number={loaderData.safety_number} />
    </Page>
  );
}

const numberFields = [
  { name: 'number', label: words.safety_number, type: 'tel', hint: words.safety_number_hint, required: true },
] as const;

function SafetyNumber({ number }: { number: string }) {
  const write = useStaffWrite('PUT /api/admin/safety-number');
  return (
    <div className="max-w-md">
      <FieldsForm
        fields={numberFields}
        values={{ number }}
        write={{ ...write, submit: (body) => write.submit({ body }) }}
        submitLabel={common.save_changes}
        busyLabel={common.saving}
        fallbackError={common.save_failed}
      />
      {write.dialog}
    </div>
  );
}

function SwitchRow({ state: { name, off } }: { state: SwitchState }) {
  const [asks, setAsks] = useState(false);
  const turnOff = useStaffWrite('POST /api/admin/switches/off', { onDone: () => setAsks(false) });
  const turnOn = useStaffWrite('POST /api/admin/switches/on');
  const title = words.names[name];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-56 grow basis-0">
        <h2 className="font-sans font-semibold">{off ? words.state_off(title) : words.state_on(title)}</h2>
        <p className="text-muted text-sm">
          {off ? words.while_off[name] : words.while_off_text(words.while_off[name])}
        </p>
        {off && (
          <p className="wrap-anywhere mt-1 text-sm">
            {off.by}, {formatDateTime(off.since)}: {off.reason}
          </p>
        )}
      </div>
      {off ? (
        <Button
          disabled={turnOn.busy}
          aria-label={words.on_one(title)}
          onClick={() => turnOn.submit({ body: { name } })}
        >
          {words.on}
        </Button>
      ) : (
        <Button
          variant="secondary"
          disabled={turnOff.busy}
          aria-label={words.off_one(title)}
          onClick={() => setAsks(true)}
        >
          {words.off}
        </Button>
      )}
      {asks && (
        <ReasonForm
          title={words.off_title(title)}
          label={moneyWords.refund_reason}
          submitLabel={words.off}
          suggestions={reasons}
          busy={turnOff.busy}
          error={turnOff.error}
          onSubmit={(reason) => turnOff.submit({ body: { name, reason } })}
          onClose={() => setAsks(false)}
        />
      )}
      {turnOff.dialog}
      {turnOn.dialog}
    </li>
  );
}
