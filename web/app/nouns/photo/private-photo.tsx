import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiOf } from '../../lib/query-client.ts';
import { queryFailureOf } from '../../lib/request.ts';
import classes from './private-photo.module.css';

/** A photo that only some people may read, so that the browser's own request for it would be refused. */
export function PrivatePhoto({ address, alt }: { address: string; alt: string }) {
  const { data, isError } = useQuery({
    queryKey: [address],
    queryFn: async ({ client, signal }): Promise<Blob> => {
      const response = await apiOf(client)(address, { signal });
      if (!response.ok) throw await queryFailureOf(response);
      return response.blob();
    },
    gcTime: 0,
  });
  const url = useObjectUrl(data);
  if (isError) return <p className={classes.missing}>We couldn’t load this photo. It may have been deleted.</p>;
  if (url === undefined) return <Skeleton height={240} radius={12} role="status" aria-label="Loading the photo" />;
  return <img src={url} alt={alt} className={classes.photo} />;
}

function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (content === undefined) return undefined;
    const address = URL.createObjectURL(content);
    setUrl(address);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(address);
    };
  }, [content]);
  return url;
}
