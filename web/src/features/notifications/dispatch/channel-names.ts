import type { Channel } from '@kirdaar/contract/rules/notifications';
import * as words from '#words/notifications/dispatch.ts';

/** Display names of the channels. */
export const channelNames: Record<Channel, string> = words.channels;
