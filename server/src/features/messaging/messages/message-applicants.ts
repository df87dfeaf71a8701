import type { ApplicantsMessage } from '@kirdaar/contract/messaging/applicants-message';
import { fillTemplate } from '@kirdaar/contract/rules/message-templates';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import { findConversation } from '#features/messaging/conversations/queries.ts';
import { writeMessage } from '#features/messaging/messages/write-message.ts';
import { derivedId } from '#platform/database/derived-id.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Retries send nothing twice. Returns who could not be written to, and why. */
export async function messageApplicants(
  services: Services,
  participant: Participant,
  { request_id, application_ids, text }: ApplicantsMessage,
) {
  const rejected: { application_id: string; error: AppError }[] = [];
  for (const application_id of application_ids) {
    const error = await messageOne(services, participant, application_id, { request_id, text });
    if (error) rejected.push({ application_id, error });
  }
  const isFound = ({ error }: { error: AppError }) => error.code !== 'application_not_found';
  if (rejected.length === application_ids.length && !rejected.some(isFound))
    throw new AppError('applicants_not_found');
  return {
    sent: application_ids.length - rejected.length,
    not_sent: rejected,
  };
}

async function messageOne(
  services: Services,
  participant: Participant,
  applicationId: string,
  { request_id, text }: Pick<ApplicantsMessage, 'request_id' | 'text'>,
): Promise<AppError | undefined> {
  const conversation = await findConversation(services.db, participant, applicationId, services.now());
  if (!conversation) return new AppError('application_not_found');
  const message = {
    request_id: derivedId(request_id, applicationId, text),
    text: fillTemplate(text, { name: conversation.other.name ?? '', role: conversation.job.title }),
    files: [],
  };
  try {
    await writeMessage(services, participant, applicationId, message);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
