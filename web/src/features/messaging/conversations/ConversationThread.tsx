import { useState } from 'react';
import { conversationsOf } from '#account-paths.ts';
import { newRequestId } from '#api/request-id.ts';
import { useWrite } from '#api/use-write.ts';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { Composer } from '#features/messaging/conversations/Composer.tsx';
import {
  conversationEndpoints,
  conversationWrites,
  type Thread,
} from '#features/messaging/conversations/conversation-endpoints.ts';
import type { DraftAttachment } from '#features/messaging/conversations/draft-attachments.ts';
import { MessageLog } from '#features/messaging/conversations/MessageLog.tsx';
import { ThreadHeader } from '#features/messaging/conversations/ThreadHeader.tsx';
import { useAttachments } from '#features/messaging/conversations/use-attachments.ts';
import { type PendingMessage, useOutbox } from '#features/messaging/conversations/use-outbox.ts';
import { useThread } from '#features/messaging/conversations/use-thread.ts';
import { ReportDialog } from '#features/messaging/reports/ReportDialog.tsx';
import type { Role } from '#session/area-of.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { deleteDraft, readDraft, saveDraftAnswers } from '#ui/draft.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/messaging/conversations.ts';
import { bars } from '#words/rules/conversations.ts';

interface ConversationThreadProps {
  accountRole: Role;
  /** Undefined if there is no such conversation. */
  thread: Thread | undefined;
}

export function ConversationThread({ accountRole, thread }: ConversationThreadProps) {
  if (thread) return <OpenThread accountRole={accountRole} thread={thread} />;
  return (
    <Page title={words.conversations_missing_title} lead={words.missing_lead}>
      <ButtonLink to={conversationsOf[accountRole]} className="self-start">
        {words.missing_all}
      </ButtonLink>
    </Page>
  );
}

function OpenThread({ accountRole, thread }: { accountRole: Role; thread: Thread }) {
  const { conversation } = thread;
  const { application_id, bar } = conversation;
  const mayWrite = useMayWrite();
  const { messages, next, showEarlier, add } = useThread(accountRole, thread, mayWrite);
  const { pending, send, retry, remove } = useOutbox(accountRole, conversation, add);
  const attaching = useAttachments(application_id, conversationEndpoints[accountRole].files);
  const [text, setText] = useDraftText(application_id);
  const [reporting, setReporting] = useState<string | 'all'>();

  function write(attachments: readonly DraftAttachment[], urgent: boolean) {
    void send({ request_id: newRequestId(), text: text.trim(), attachments, urgent });
    setText('');
    attaching.replaceAll([]);
  }
  /** Moves an unsent message back into the input, before what is already typed. */
  async function edit({ request_id, text: unsent, attachments }: PendingMessage) {
    if (!(await remove(request_id))) return;
    setText([unsent, text].filter(Boolean).join('\n'));
    attaching.replaceAll([...attachments, ...attaching.attachments]);
  }

  const party = accountRole === 'talent' ? 'talent' : 'house';
  return (
    <div className="-my-4 flex h-[calc(100dvh-7rem)] min-h-96 flex-col sm:-my-2">
      <ThreadHeader
        accountRole={accountRole}
        conversation={conversation}
        mayWrite={mayWrite}
        onReport={() => setReporting('all')}
      />
      <MessageLog
        conversation={conversation}
        party={party}
        messages={messages}
        // A message that came back with the thread is no longer pending, even if its response was lost.
        pending={pending.filter(({ request_id }) => !messages.some((message) => message.id === request_id))}
        onEarlier={next === null ? undefined : showEarlier}
        onRetry={retry}
        onEdit={edit}
        onReport={mayWrite ? setReporting : undefined}
      />
      {bar ? (
        <Notice>{bars[party][bar]}</Notice>
      ) : mayWrite ? (
        <Composer
          accountRole={accountRole}
          text={text}
          onText={setText}
          attaching={attaching}
          onSend={write}
        />
      ) : (
        <Notice>{words.read_only}</Notice>
      )}
      {reporting && (
        <ReportConversation
          accountRole={accountRole}
          id={application_id}
          messageId={reporting === 'all' ? undefined : reporting}
          onClose={() => setReporting(undefined)}
        />
      )}
    </div>
  );
}

/** Kept while the user visits other pages. */
function useDraftText(applicationId: string) {
  const draft = `message:${applicationId}`;
  const [text, setText] = useState(() => readDraft(draft).text ?? '');
  function change(typed: string) {
    setText(typed);
    if (typed) saveDraftAnswers(draft, { text: typed });
    else deleteDraft(draft);
  }
  return [text, change] as const;
}

interface ReportConversationProps {
  accountRole: Role;
  id: string;
  /** Undefined for the whole conversation. */
  messageId: string | undefined;
  onClose: () => void;
}

function ReportConversation({ accountRole, id, messageId, onClose }: ReportConversationProps) {
  const sending = useWrite(conversationWrites, 'report', successToast(onClose));
  return (
    <ReportDialog
      title={messageId ? words.report_message : words.report_conversation}
      lead={words.report_lead}
      busy={sending.busy}
      error={sending.error}
      onSend={(complaint) =>
        sending.submit({ accountRole, id, report: { ...complaint, message_id: messageId } })
      }
      onClose={onClose}
    />
  );
}
