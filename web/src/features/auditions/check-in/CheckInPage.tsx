import { callApi, ifFound } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { Arrived } from '#features/auditions/check-in/Arrived.tsx';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { Place, SlotTime } from '#features/auditions/slots/SlotTime.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath } from '#house-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Deferred } from '#ui/Deferred.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/auditions/slots.ts';
import { call_title } from '#words/rules/calls.ts';
import type { Route } from './+types/CheckInPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.check_in_page, page);

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { found: ifFound(callApi('GET /api/production/check-ins/:id', { params: { id } })) };
}

export const clientAction = pageAction(auditionWrites);

/** Opened by the QR code of an applicant at the venue. */
export default function CheckInPage({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <Deferred resolve={found}>
      {(checkIn) => {
        if (!checkIn) {
          return (
            <Page title={words.check_in_page}>
              <Notice>{words.missing}</Notice>
            </Page>
          );
        }
        const { application_id, user, job, slot, arrived_at, left_at } = checkIn;
        return (
          <Page title={user.name} lead={call_title(job.title)}>
            <div className="flex max-w-md flex-col gap-5">
              <TalentPhoto
                name={user.name}
                image={user.image_url}
                sizes="24rem"
                className="aspect-square w-full rounded-card"
              />
              {slot ? (
                <>
                  <div>
                    <SlotTime starts_at={slot.starts_at} ends_at={slot.ends_at} />
                    <p>
                      <Place place={slot.place} />
                    </p>
                  </div>
                  <Arrived applicationId={application_id} name={user.name} {...{ arrived_at, left_at }} />
                </>
              ) : (
                <Notice>{words.no_slot}</Notice>
              )}
              <ButtonLink variant="secondary" to={housePath('auditions', { id: job.id })}>
                {words.timetable}
              </ButtonLink>
            </div>
          </Page>
        );
      }}
    </Deferred>
  );
}
