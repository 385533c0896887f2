-- Calls the function each minute to deliver waiting mail, also when nobody sends a quote. Run it
-- once in the project's SQL editor, with the two values filled in; the secret is the function's
-- DELIVERY_SECRET.

create extension if not exists pg_cron;
create extension if not exists pg_net;

select vault.create_secret('https://PROJECT.supabase.co', 'project_url');
select vault.create_secret('THE-DELIVERY-SECRET', 'delivery_secret');

select cron.schedule('deliver-mail', '* * * * *', $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
      || '/functions/v1/send-contact-email/deliver',
    headers := jsonb_build_object('Authorization', 'Bearer '
      || (select decrypted_secret from vault.decrypted_secrets where name = 'delivery_secret'))
  )
$$);
