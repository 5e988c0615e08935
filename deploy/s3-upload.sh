#!/bin/sh
# Stores a build in a bucket: deploy/s3-upload.sh FOLDER BUCKET, with the AWS command line. New files come before the pages that ask for them,
# and former files stay for pages that are open: a rule of the bucket may take them away later. CloudFront compresses by itself; what the build
# wrote for servers stays here.
set -eu
folder=$1
bucket=$2
upload() {
    aws s3 sync "$folder" "s3://$bucket" --exclude '*.br' --exclude '*.gz' --exclude '.*' --exclude '_*' --exclude '*.conf' \
        --exclude headers.json --exclude redirects.json --exclude routes.json --exclude 'cloudfront-*' "$@"
}
upload --exclude '*' --include 'assets/*' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=31536000, immutable'
upload --exclude 'assets/*' --exclude '*.html' --exclude manifest.webmanifest --cache-control no-cache
aws s3 cp "$folder/manifest.webmanifest" "s3://$bucket/manifest.webmanifest" --content-type application/manifest+json --cache-control no-cache
upload --exclude '*' --include '*.html' --content-type 'text/html; charset=utf-8' --cache-control no-cache
