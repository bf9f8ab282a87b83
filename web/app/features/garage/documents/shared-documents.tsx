import { Button } from '@mantine/core';
import type { AssetDetail } from '@tradewind/contract/assets';
import rows from '../../../nouns/document/document-rows.module.css';
import { sizeText } from '../../../nouns/document/size-text.ts';
import { useOpenDocument } from './use-open-document.ts';

/** The proof that the reader may see. Documents open to partners once the owner has offered the asset to them. */
export function SharedDocuments({ asset, isOwn }: { asset: AssetDetail; isOwn: boolean }) {
  const open = useOpenDocument(asset.id);
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
        <li key={document.id}>
          <div className={rows.about}>
            <strong>{document.name}</strong>
            <span>{sizeText(document.bytes)}</span>
          </div>
          <Button
            variant="default"
            aria-label={`Download ${document.name}`}
            loading={open.isPending && open.variables?.id === document.id}
            onClick={() => open.mutate(document)}
          >
            Download
          </Button>
        </li>
      ))}
    </ul>
  );
}
