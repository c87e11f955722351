-- Scans, and pages whose lines do not join into sentences.

alter table documents rename column scanned_pages to unread_pages;
