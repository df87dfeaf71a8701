import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { UploadRow } from '#features/media/UploadRow.tsx';
import type { Upload } from '#features/media/upload-list.ts';

/** The files on their way, each with how far it is and what can be done about it. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <>
      {uploads.some(({ loggedOut }) => loggedOut) && (
        <LogInAgain
          accountRole="talent"
          kept="What has arrived of your files is kept. Come back to send the rest."
        />
      )}
      <ul aria-label="Files on their way" className="flex flex-col gap-2">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </>
  );
}
