import { S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';

export type S3Options = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle?: boolean | undefined;
};

export function createS3Driver(options: S3Options): S3Driver {
  const client = new S3Client({
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    forcePathStyle: options.forcePathStyle ?? false,
    ...(options.endpoint && { endpoint: options.endpoint }),
    // Many S3-compatible stores do not know the newer trailing checksums and store them as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
  // New buckets refuse ACLs; the bucket's own policy controls access.
  return new S3Driver({ client, bucket: options.bucket, visibility: 'private', supportsACL: false });
}
