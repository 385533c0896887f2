-- Sends different quote requests as the form does, each with an idempotency key.
-- Each connection waits a second before its first request: Node accepts one connection per turn of
-- its event loop, so the last of a hundred would wait for requests of those accepted before it.
local count = 0
local waiting = 100
local salt = os.time()
local body = '{"name":"Guest %d","email":"guest%d@example.com","phone":"905-555-0188","location":"Vineland Estates",'
  .. '"startDate":"2027-06-12","endDate":"2027-06-13","eventType":"wedding","guestCount":"75-125",'
  .. '"message":"A garden wedding from four to midnight, with an open bar. The gate is three metres wide."}'

request = function()
  count = count + 1
  local headers = { ["Content-Type"] = "application/json", ["Idempotency-Key"] = salt .. "-" .. count }
  return wrk.format("POST", nil, headers, string.format(body, count, count))
end

delay = function()
  if waiting == 0 then return 0 end
  waiting = waiting - 1
  return 1000
end
