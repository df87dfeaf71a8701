import { SHARE_DAYS } from '@kirdaar/contract/rules/limits';
import { stagesOf } from '@kirdaar/contract/rules/review';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { Suspense, useState } from 'react';
import { newRequestId } from '#api/request-id.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { findShares, ShareList } from '#features/applications/review/ShareList.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board.ts';
import { stage_name } from '#words/rules/stages.ts';
import * as common from '#words/ui/common.ts';

const label = {
  name: 'label',
  label: common.link_for,
  placeholder: words.field_label_example,
  hint: words.field_label_hint,
  required: true,
  maxLength: 40,
} as const;
const days = {
  name: 'days',
  label: words.field_days,
  options: SHARE_DAYS.map(String),
  labels: words.days satisfies Record<(typeof SHARE_DAYS)[number], string>,
  required: true,
  missing: words.field_days_missing,
} as const;
const shownStages = stagesOf([]).filter((stage) => stage !== 'withdrawn' && stage !== 'not_selected');
const shown = {
  name: 'status',
  label: words.field_shown,
  placeholder: words.shown_all,
  options: shownStages,
  labels: Object.fromEntries(shownStages.map((stage) => [stage, stage_name(stage, [])])),
  hint: words.field_shown_hint,
} as const;

interface ShareDialogProps {
  jobId: string;
  /** The title of the casting call. */
  title: string;
  /** The selected applications; without them the link shows a column or all applicants. */
  applications?: readonly string[];
  onClose: () => void;
}

/** Lists the share links that show applicants to a person without an account, with a form for a new link. */
export function ShareDialog({ jobId, title, applications, onClose }: ShareDialogProps) {
  const [shares, setShares] = useState(() => findShares(jobId));
  const reload = () => setShares(findShares(jobId));
  // Identifies the form, so that sending it again after a lost response does not create a second link.
  const [request_id, setRequestId] = useState(newRequestId);

  const create = useWrite(reviewWrites, 'createShareLink', {
    onDone: () => {
      showToast('success', common.link_created);
      reload();
      setRequestId(newRequestId());
    },
  });

  function submit({ label, days, status }: Partial<Record<'label' | 'days' | 'status', string>>) {
    const body = {
      request_id,
      label: label ?? '',
      // The selects offer only values of the contract.
      days: Number(days) as never,
      status: (status || undefined) as ApplicationStatus | undefined,
      applications: applications && [...applications],
    };
    create.submit({ jobId, body });
  }

  return (
    <Dialog title={applications ? words.link_share(applications.length) : words.share_all} onClose={onClose}>
      <p className="text-muted">{words.link_lead}</p>
      <FieldsForm
        key={request_id}
        fields={applications ? [label, days] : [label, days, shown]}
        values={{ days: '7' }}
        write={{ ...create, submit }}
        accountRole="production"
        submitLabel={common.create_link}
        busyLabel={words.creating}
        fallbackError={common.link_failed}
      />
      <Suspense fallback={<Loading />}>
        <ShareList found={shares} title={title} onEnded={reload} />
      </Suspense>
    </Dialog>
  );
}
