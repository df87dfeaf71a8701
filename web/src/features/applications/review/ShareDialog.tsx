import type { BoardShare } from '@kirdaar/contract/applications/share-links';
import { SHARE_DAYS } from '@kirdaar/contract/rules/limits';
import { stagesOf } from '@kirdaar/contract/rules/review';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { reviewWrites } from '#features/applications/review/review-writes.ts';
import { SharePreview } from '#features/applications/review/SharePreview.tsx';
import { useLoaded } from '#features/houses/discovery/use-loaded.ts';
import { isActiveLink, LinkRow, openedText } from '#features/talent/public-profile/LinkRow.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as inputAnswers from '#words/answers/input.ts';
import { link_ended } from '#words/answers/platform.ts';
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
  missing: inputAnswers.share_days_needed,
} as const;
const viewers = {
  name: 'viewers',
  label: words.field_viewers,
  type: 'radio',
  options: ['name', 'email'],
  labels: words.viewer_proofs,
  required: true,
  hint: words.field_viewers_hint,
  wide: true,
} as const;
const tapes = { name: 'tapes', label: words.field_tapes, type: 'tick', wide: true } as const;
const shownStages = stagesOf([]).filter((stage) => stage !== 'withdrawn' && stage !== 'not_selected');
const shown = {
  name: 'status',
  label: words.field_shown,
  placeholder: words.shown_all,
  options: shownStages,
  labels: Object.fromEntries(shownStages.map((stage) => [stage, stage_name(stage, [])])),
  hint: words.field_shown_hint,
} as const;

type Answers = Partial<Record<'label' | 'days' | 'status' | 'viewers' | 'tapes', string>>;
const first = { days: '7', viewers: 'name', tapes: '1' };

interface ShareDialogProps {
  jobId: string;
  title: string;
  /** The selected applications; without them the link shows a column or all applicants. */
  applications?: readonly string[];
  onClose: () => void;
}

export function ShareDialog({ jobId, title, applications, onClose }: ShareDialogProps) {
  const { loaded, failure, reload } = useLoaded(
    () => callApi('GET /api/production/jobs/:id/shares', { params: { id: jobId } }),
    words.link_load_failed,
  );
  // Identifies the form, so that sending it again after a lost response does not create a second link.
  const [request_id, setRequestId] = useState(newRequestId);

  const create = useWrite(reviewWrites, 'createShareLink', {
    onDone: () => {
      showToast('success', common.link_created);
      void reload();
      setRequestId(newRequestId());
      setAnswers(first);
    },
  });

  const [answers, setAnswers] = useState<Answers>(first);
  const offerOf = ({ days, status, viewers }: Answers) => ({
    // The selects offer only values of the contract.
    days: Number(days) as never,
    status: (status || undefined) as ApplicationStatus | undefined,
    applications: applications && [...applications],
    proves_email: viewers === 'email',
  });
  function submit(typed: Answers) {
    create.submit({
      jobId,
      body: { ...offerOf(typed), request_id, label: typed.label ?? '', shows_tapes: typed.tapes === '1' },
    });
  }

  return (
    <Dialog title={applications ? words.link_share(applications.length) : words.share_all} onClose={onClose}>
      <p className="text-muted">{words.link_lead}</p>
      <p className="text-muted">{words.link_watermark}</p>
      <FieldsForm
        key={request_id}
        fields={applications ? [label, days, viewers, tapes] : [label, days, shown, viewers, tapes]}
        values={first}
        write={{ ...create, submit }}
        onAnswers={setAnswers}
        note={<SharePreview jobId={jobId} offer={offerOf(answers)} />}
        accountRole="production"
        submitLabel={common.create_link}
        busyLabel={words.creating}
        fallbackError={common.link_failed}
      />
      {failure && <Notice tone="failure">{failure}</Notice>}
      {loaded ? <ShareList shares={loaded.shares} title={title} onEnded={reload} /> : !failure && <Loading />}
    </Dialog>
  );
}

interface RowProps {
  title: string;
  onEnded: () => void;
}

function ShareList({ shares, ...row }: RowProps & { shares: readonly BoardShare[] }) {
  if (shares.length === 0) return <p className="text-muted">{words.link_none}</p>;
  return (
    <ul aria-label={words.link_list} className="divide-y divide-line border-line border-y">
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} {...row} />
      ))}
    </ul>
  );
}

function ShareRow({ share, title, onEnded }: RowProps & { share: BoardShare }) {
  const end = useWrite(reviewWrites, 'endShareLink', {
    onDone: () => {
      showToast('success', link_ended);
      onEnded();
    },
    onFailed: (error) => showToast('failure', serverMessage(error, common.link_end_failed)),
  });
  const { opened, by, viewers } = share;
  const seen = viewers.length > 0 ? words.viewers([...new Set(viewers)].join(', ')) : openedText(opened);
  const facts = [
    shownText(share),
    untilText(share),
    !share.shows_tapes && words.without_tapes,
    seen,
    by && words.by(by),
  ];
  return (
    <LinkRow
      link={share}
      facts={facts.filter(Boolean).join(' · ')}
      text={title}
      busy={end.busy}
      onEnd={() => end.submit(share.id)}
    />
  );
}

function shownText({ chosen, status }: BoardShare): string {
  if (chosen !== null) return words.selection_count(chosen);
  return status ? stage_name(status, []) : words.shown_all;
}

function untilText(share: BoardShare): string {
  const day = longDayOf(share.revoked_at ?? share.expires_at);
  if (isActiveLink(share)) return words.works_until(day);
  return share.revoked_by ? words.ended_on_by(day, share.revoked_by) : words.ended_on(day);
}
