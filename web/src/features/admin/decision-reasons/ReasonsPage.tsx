import type { DecisionReason } from '@kirdaar/contract/admin/decision-reasons';
import type { EndpointInput } from '@kirdaar/contract/api';
import { reasonKinds } from '@kirdaar/contract/rules/staff-decisions';
import { MAX_STAFF_REASON } from '@kirdaar/contract/rules/staff-queue';
import { type SubmitEvent, useState } from 'react';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as words from '#words/admin/reasons.ts';
import { refusal_grounds } from '#words/rules/refusals.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ReasonsPage.ts';

export const clientLoader = async () => (await callStaffApi('GET /api/admin/decision-reasons')).reasons;

export const clientAction = staffAction;

const kinds = { ...words.kinds, ...refusal_grounds };

/** The texts that staff add to their reasons, by what they decide. */
export default function ReasonsPage({ loaderData: reasons }: Route.ComponentProps) {
  const [edited, setEdited] = useState<Pick<DecisionReason, 'id'> & Partial<DecisionReason>>();
  return (
    <Page
      title={words.page}
      lead={words.lead}
      actions={<Button onClick={() => setEdited({ id: crypto.randomUUID() })}>{words.add}</Button>}
    >
      {reasonKinds.map((kind) => {
        const shown = reasons.filter((reason) => reason.kind === kind);
        if (shown.length === 0) return null;
        return (
          <Section key={kind} title={kinds[kind]}>
            <ul className="divide-y divide-line">
              {shown.map((reason) => (
                <Reason key={reason.id} reason={reason} onEdit={() => setEdited(reason)} />
              ))}
            </ul>
          </Section>
        );
      })}
      {edited && <ReasonDialog reason={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}

function Reason({
  reason: { id, text_en, text_hi },
  onEdit,
}: {
  reason: DecisionReason;
  onEdit: () => void;
}) {
  const remove = useStaffWrite('DELETE /api/admin/decision-reasons/:id');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-44 grow basis-0">
        <p lang="en">{text_en}</p>
        <p lang="hi" className="text-muted">
          {text_hi}
        </p>
      </div>
      <Button variant="secondary" aria-label={words.edit_named(text_en)} onClick={onEdit}>
        {common.edit}
      </Button>
      <Button
        variant="quiet"
        aria-label={common.remove_named(text_en)}
        disabled={remove.busy}
        onClick={() => remove.submit({ params: { id } })}
      >
        {common.remove}
      </Button>
    </li>
  );
}

interface ReasonDialogProps {
  reason: Pick<DecisionReason, 'id'> & Partial<DecisionReason>;
  onClose: () => void;
}

function ReasonDialog({ reason: { id, kind, text_en, text_hi }, onClose }: ReasonDialogProps) {
  const write = useStaffWrite('PUT /api/admin/decision-reasons', { onDone: onClose });
  const errors = write.error?.fields ?? {};

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = { ...Object.fromEntries(new FormData(event.currentTarget)), request_id: id };
    // The fields of the form have the names of the body's; the server rejects an empty choice.
    const body = typed as EndpointInput<'PUT /api/admin/decision-reasons', File>['body'];
    write.submit({ body });
  }

  const text = { required: true, rows: 3, maxLength: MAX_STAFF_REASON };
  return (
    <Dialog title={kind ? words.edit : words.add} onClose={onClose}>
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <SelectField
          label={words.kind}
          name="kind"
          required
          options={reasonKinds}
          labels={kinds}
          defaultValue={kind}
          error={errors.kind}
        />
        <TextAreaField
          {...text}
          label={words.text_en}
          name="text_en"
          lang="en"
          defaultValue={text_en}
          error={errors.text_en}
        />
        <TextAreaField
          {...text}
          label={words.text_hi}
          name="text_hi"
          lang="hi"
          defaultValue={text_hi}
          error={errors.text_hi}
        />
        <Button type="submit" disabled={write.busy}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}
