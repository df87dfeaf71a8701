import { ApiError } from '#api/call-api.ts';
import type {
  conversationEndpoints,
  Thread,
} from '#features/messaging/conversations/conversation-endpoints.ts';

type Endpoints = (typeof conversationEndpoints)['talent'];

export async function findThread({ read }: Endpoints, id: string): Promise<Thread | undefined> {
  try {
    return await read(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
