import { barWords } from '@kirdaar/contract/rules/conversations';
import { useState } from 'react';
import type { Attached } from '#features/conversations/attached.ts';
import { Composer } from '#features/conversations/Composer.tsx';
import { conversationCalls, type Thread } from '#features/conversations/conversation-calls.ts';
import { MessageLog } from '#features/conversations/MessageLog.tsx';
import { ReportDialog } from '#features/conversations/ReportDialog.tsx';
import { ThreadHeader } from '#features/conversations/ThreadHeader.tsx';
import { useAttachments } from '#features/conversations/use-attachments.ts';
import { useDraftText } from '#features/conversations/use-draft-text.ts';
import { useMayWrite } from '#features/conversations/use-may-write.ts';
import { type Pending, useOutbox } from '#features/conversations/use-outbox.ts';
import { useThread } from '#features/conversations/use-thread.ts';
import { newRequestId } from '#features/jobs/request-id.ts';
import type { Role } from '#session/area-of.ts';
import { Notice } from '#ui/Notice.tsx';

interface ConversationThreadProps {
  reader: Role;
  thread: Thread;
}

/** A conversation: who it is with, what was written, and where one writes. */
export function ConversationThread({ reader, thread }: ConversationThreadProps) {
  const { conversation } = thread;
  const { application_id, bar } = conversation;
  const mayWrite = useMayWrite();
  const { messages, next, showEarlier, add } = useThread(reader, thread, mayWrite);
  const { pending, send, drop } = useOutbox(reader, application_id, add);
  const attachments = useAttachments(application_id, conversationCalls[reader].files);
  const [text, setText] = useDraftText(application_id);
  const [reported, setReported] = useState<string | 'all'>();

  function write(attached: readonly Attached[]) {
    void send({ request_id: newRequestId(), text: text.trim(), attached });
    setText('');
    attachments.put([]);
  }
  /** Back into the field; what stands there already stays behind it. */
  function edit({ request_id, text: unsent, attached }: Pending) {
    setText([unsent, text].filter(Boolean).join('\n'));
    attachments.put([...attached, ...attachments.attached]);
    drop(request_id);
  }

  const side = reader === 'talent' ? 'talent' : 'house';
  return (
    <div className="-my-4 flex h-[calc(100dvh-7rem)] min-h-96 flex-col sm:-my-2">
      <ThreadHeader
        reader={reader}
        conversation={conversation}
        mayWrite={mayWrite}
        onReport={() => setReported('all')}
      />
      <MessageLog
        conversation={conversation}
        side={side}
        messages={messages}
        // What came back with the thread is not under way any more, whether its answer arrived or not.
        pending={pending.filter(({ request_id }) => !messages.some((message) => message.id === request_id))}
        onEarlier={next === null ? undefined : showEarlier}
        onRetry={send}
        onEdit={edit}
        onReport={mayWrite ? setReported : undefined}
      />
      {bar ? (
        <Notice>{barWords[side][bar]}</Notice>
      ) : mayWrite ? (
        <Composer reader={reader} text={text} onText={setText} attachments={attachments} onSend={write} />
      ) : (
        <Notice>Your role in the team lets you read. Writing is for reviewers and owners.</Notice>
      )}
      {reported && (
        <ReportDialog
          reader={reader}
          id={application_id}
          messageId={reported === 'all' ? undefined : reported}
          onClose={() => setReported(undefined)}
        />
      )}
    </div>
  );
}
