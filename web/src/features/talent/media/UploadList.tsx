import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { UploadRow } from '#features/talent/media/UploadRow.tsx';
import type { Upload } from '#features/talent/media/upload-list.ts';

/** Running uploads with their progress and actions. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <>
      {uploads.some(({ loggedOut }) => loggedOut) && (
        <LogInAgain
          accountRole="talent"
          hint="The parts of your files that were uploaded are saved. Log in to upload the rest."
        />
      )}
      <ul aria-label="Uploads" className="flex flex-col gap-2">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </>
  );
}
