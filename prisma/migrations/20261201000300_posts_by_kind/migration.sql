CREATE INDEX "Post_kind_at_idx" ON "Post"("kind", "at");
