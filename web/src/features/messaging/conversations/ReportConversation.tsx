import { useWrite } from '#api/use-write.ts';
import { conversationWrites } from '#features/messaging/conversations/conversation-writes.ts';
import { ReportDialog } from '#features/messaging/reports/ReportDialog.tsx';
import type { Role } from '#session/area-of.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/messaging/conversations.ts';

interface ReportConversationProps {
  accountRole: Role;
  id: string;
  /** Undefined for the whole conversation. */
  messageId: string | undefined;
  onClose: () => void;
}

export function ReportConversation({ accountRole, id, messageId, onClose }: ReportConversationProps) {
  const sending = useWrite(conversationWrites, 'report', {
    onDone: ({ message }) => {
      showToast('success', message);
      onClose();
    },
  });
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
