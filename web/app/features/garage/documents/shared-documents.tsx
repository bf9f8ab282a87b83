import { Button } from '@mantine/core';
import { type AssetDetail, assetsApi } from '@tradewind/contract/assets';
import { pathOf } from '@tradewind/contract/endpoint';
import { useDownload } from '../../../lib/download.ts';
import rows from '../../../nouns/document/document-rows.module.css';
import { sizeText } from '../../../nouns/document/size-text.ts';

/** The proof that the reader may see. Documents open to partners once the owner has offered the asset to them. */
export function SharedDocuments({ asset, isOwn }: { asset: AssetDetail; isOwn: boolean }) {
  if (asset.documents.length === 0)
    return (
      <p>
        {isOwn
          ? 'You haven’t added any documents.'
          : asset.showsDocuments
            ? `${asset.owner.firstName} hasn’t added any documents.`
            : `${asset.owner.firstName} shows documents only to people to whom they offer this.`}
      </p>
    );
  return (
    <ul className={rows.rows} aria-label="Proof documents">
      {asset.documents.map((document) => (
        <SharedDocument
          key={document.id}
          document={document}
          path={pathOf(assetsApi.readDocument, { id: asset.id, documentId: document.id })}
        />
      ))}
    </ul>
  );
}

interface SharedDocumentProps {
  document: AssetDetail['documents'][number];
  /** The address of its file. */
  path: string;
}

function SharedDocument({ document: { name, bytes }, path }: SharedDocumentProps) {
  const download = useDownload();
  return (
    <li>
      <div className={rows.about}>
        <strong>{name}</strong>
        <span>{sizeText(bytes)}</span>
      </div>
      <Button
        variant="default"
        aria-label={`Download ${name}`}
        loading={download.isPending}
        onClick={() => download.mutate({ path, name })}
      >
        Download
      </Button>
    </li>
  );
}
