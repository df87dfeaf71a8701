import { ApiError } from '#api/call.ts';
import type { conversationCalls, Thread } from '#features/conversations/conversation-calls.ts';

type Calls = (typeof conversationCalls)['talent'];

/** The conversation about an application with its last messages; undefined where there is none. */
export async function findThread({ read }: Calls, id: string): Promise<Thread | undefined> {
  try {
    return await read(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
