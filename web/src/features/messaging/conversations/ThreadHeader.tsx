import type { Conversation } from '@kirdaar/contract/messaging/conversations';
import { Link } from 'react-router';
import { conversationsOf } from '#account-paths.ts';
import { useWrite } from '#api/use-write.ts';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { conversationWrites } from '#features/messaging/conversations/conversation-endpoints.ts';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath } from '#house-paths.ts';
import { path } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { VerifiedBadge } from '#ui/VerifiedBadge.tsx';
import * as areaFrameWords from '#words/app/area-frame.ts';
import * as words from '#words/messaging/conversations.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

interface ThreadHeaderProps {
  accountRole: Role;
  conversation: Conversation;
  mayWrite: boolean;
  onReport: () => void;
}

const menuItemLook =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium hover:bg-sunken';

export function ThreadHeader({ accountRole, conversation, mayWrite, onReport }: ThreadHeaderProps) {
  const { other, job, is_child, last } = conversation;
  const isTalent = accountRole === 'talent';
  return (
    <header className="flex flex-col gap-2 border-line border-b pb-3">
      <div className="flex flex-wrap items-center gap-3">
        <BackButton fallback={isTalent ? conversationsOf.talent : conversationsOf.production}>
          <span className="max-sm:sr-only">{common.messages}</span>
        </BackButton>
        <TalentPhoto
          name={other.name ?? words.house_photo}
          image={other.image_url}
          sizes="2.75rem"
          className="size-11 shrink-0 rounded-full [&>span]:text-base"
        />
        <div className="min-w-0 grow basis-20">
          <h1 className="truncate text-xl sm:text-2xl">
            {isTalent ? (
              (other.name ?? common.unnamed_house)
            ) : (
              <Link
                to={housePath('applicationDetails', { id: other.id })}
                className="block truncate hover:underline"
              >
                {other.name}
              </Link>
            )}
          </h1>
          {other.verified && <VerifiedBadge />}
          <Leaving person={other} />
          <p className="text-muted text-sm">
            <Link
              to={isTalent ? path('callDetails', { id: job.id }) : housePath('jobDetails', { id: job.id })}
              className="block truncate underline-offset-4 hover:underline"
            >
              {call_title(job.title)}
            </Link>
          </p>
        </div>
        {mayWrite && last > 0 && (
          <ConversationMenu accountRole={accountRole} conversation={conversation} onReport={onReport} />
        )}
      </div>
      {is_child && (
        <p className="rounded-control bg-marigold-wash px-3 py-1.5 text-sm">
          {isTalent ? words.child_own : words.child_applicant}
        </p>
      )}
    </header>
  );
}

function ConversationMenu({ accountRole, conversation, onReport }: Omit<ThreadHeaderProps, 'mayWrite'>) {
  const { application_id: id, bar } = conversation;
  const isBlocked = bar === 'own_block';
  const block = useWrite(conversationWrites, 'setBlocked', resultToasts(words.block_failed));

  return (
    <Menu label={areaFrameWords.nav_more}>
      <button type="button" className={menuItemLook} onClick={onReport}>
        {words.report_open}
      </button>
      <button
        type="button"
        className={menuItemLook}
        disabled={block.busy}
        onClick={() => block.submit({ accountRole, id, blocked: !isBlocked })}
      >
        {isBlocked ? words.unblock : accountRole === 'talent' ? words.block_house : words.block_talent}
      </button>
    </Menu>
  );
}
